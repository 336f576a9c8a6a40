CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    kept TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE TABLE turns (
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    client TEXT,
    seat INTEGER,
    stand_in TEXT,
    own INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('6nuq3w91jbus', 1, 'gathering', 1, '{"game":"kingdomino","options":{"players":3,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":true,"host":"3ac9911bdfd331f56ac098982675bfc2b0940f611cb020e077c183a2e19abfa8","seed":"3005ffc97180eb73a6e58a973da31226cf314d5cce26cae8139608958520ddb0","seats":["nobody",{"person":{"name":"Omid","secret":"795eedbd03c11d88e9afaf27d233d22d7c5121e25c252363e2d0267b5a94c65e","nonce":"00000000000000000000000000000033"}},"nobody"],"phase":"gathering"}', 1794999266);
INSERT INTO tables VALUES ('y7aa4qht3ufg', 3, 'playing', 0, '{"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":false,"host":"4eb1387fc029e10515e442ca1ac177dedc4616bcd2dd8f8c4d2d65735c0e0b1e","seed":"59d418ee9ee2febe1dfd578f7bdb264a903647a8f288e5350ece30798caf1b1a","seats":[{"person":{"name":"Ada","secret":"306f6b92bb8a2633f62cb6d98f5759d607b096898453abea2f850599b26c9549","nonce":"00000000000000000000000000000020"}},{"person":{"name":"مریم","secret":"55172e215bc4750a2094aaa08b28fb87a060617c8e7e65ac93732c5980f62d0c","nonce":"00000000000000000000000000000021"}}],"phase":"playing"}', 1794999266);
INSERT INTO tables VALUES ('y8vgpp3su8nz', 4, 'over', 0, '{"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":false,"host":"d5f5c871fff16fb0a81f505e34547ac2f656977baf1f2e7c4d4111c702570868","seed":"fa1f27a8476b4a6c55d67d778a04cde56c5bded594f5ace587047cbadae7782e","seats":[{"person":{"name":"Leyla","secret":"e0cca2965509df678c8064f5e0b9076016fa752f88a6c749768db83479450cc5","nonce":"00000000000000000000000000000011"}},{"bot":"squire"}],"phase":"over"}', 1794999266);
INSERT INTO turns VALUES ('y7aa4qht3ufg', 0, NULL, NULL, NULL, 0, 'deal 18 29 32 41
kings 1 0 1 0');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 2, 'b438a1da', 1, NULL, 1, 'pick 32');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 3, '14966f75', 0, NULL, 1, 'pick 41');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 4, 'a552926b', 1, NULL, 1, 'pick 29');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 5, '5ddd3c41', 0, NULL, 1, 'pick 18
deal 3 10 13 31');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 7, 'b426b36c', 0, NULL, 1, 'place 18 0,1 1,1');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 8, 'b77de6be', 0, NULL, 1, 'pick 10');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 9, '8d97bc4d', 1, NULL, 1, 'place 29 1,0 2,0');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 10, '03d850fd', 1, NULL, 1, 'pick 3');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 11, '5a625e48', 1, NULL, 1, 'place 32 -1,0 -1,1');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 12, '72b698e3', 1, NULL, 1, 'pick 13');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 13, 'a452abfe', 0, NULL, 1, 'place 41 0,2 1,2');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 14, '063feac7', 0, NULL, 1, 'pick 31
deal 7 15 28 36');
INSERT INTO turns VALUES ('y7aa4qht3ufg', 16, '298aefdc', 1, NULL, 1, 'place 3 1,1 2,1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 0, NULL, NULL, NULL, 0, 'deal 14 24 43 47
kings 1 0 0 1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 2, NULL, 1, NULL, 1, 'pick 24');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 3, '71d6555949ad1a39', 0, NULL, 1, 'pick 43');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 4, '163648d6a349397c', 0, NULL, 1, 'pick 47');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 5, NULL, 1, NULL, 1, 'pick 14
deal 21 22 30 38');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 7, NULL, 1, NULL, 4, 'place 14 1,0 1,-1
pick 38
place 24 -1,-1 0,-1
pick 30');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 11, '05e5360660a839ee', 0, NULL, 1, 'place 43 1,0 2,0');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 12, '58be216a87478c48', 0, NULL, 1, 'pick 22');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 13, '6576aa744c009bdf', 0, NULL, 1, 'place 47 0,2 0,1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 14, '66e4e3df564b31ed', 0, NULL, 1, 'pick 21
deal 3 27 28 29');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 16, '7bf92ec6c8769593', 0, NULL, 1, 'place 21 0,-1 1,-1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 17, 'b9cd393caf8051b8', 0, NULL, 1, 'pick 27');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 18, '78d9f3dfc156ad99', 0, NULL, 1, 'place 22 1,3 1,2');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 19, '38ac051133561aa9', 0, NULL, 1, 'pick 28');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 20, NULL, 1, NULL, 4, 'place 30 2,-1 2,-2
pick 29
place 38 3,-2 3,-1
pick 3
deal 1 19 32 33');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 25, NULL, 1, NULL, 2, 'place 3 -1,0 -1,1
pick 1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 27, 'ffe06a27a96a3f30', 0, NULL, 1, 'place 27 -1,3 0,3');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 28, '0cb29485a5d660ad', 0, NULL, 1, 'pick 19');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 29, 'ae7d9014a63aff45', 0, NULL, 1, 'place 28 -1,2 -2,2');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 30, '07f3a2b79af7e02a', 0, NULL, 1, 'pick 32');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 31, NULL, 1, NULL, 2, 'place 29 -1,-2 -1,-3
pick 33
deal 4 7 9 15');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 34, NULL, 1, NULL, 2, 'place 1 2,-3 3,-3
pick 9');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 36, '806adeded4433354', 0, NULL, 1, 'place 19 -1,-1 -1,0');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 37, '9a64ee774a5c1ded', 0, NULL, 1, 'pick 7');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 38, 'a226ea90f0fab26b', 0, NULL, 1, 'place 32 -2,1 -1,1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 39, 'c577a288836f8807', 0, NULL, 1, 'pick 15');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 40, NULL, 1, NULL, 2, 'place 33 2,0 2,1
pick 4
deal 8 10 18 42');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 43, NULL, 1, NULL, 2, 'place 4 0,1 1,1
pick 10');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 45, 'd37c253daacb6a69', 0, NULL, 1, 'place 7 -2,-1 -2,0');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 46, '6a4c794253947404', 0, NULL, 1, 'pick 8');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 47, NULL, 1, NULL, 2, 'place 9 1,-3 1,-2
pick 42');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 49, '80d318b65c639d89', 0, NULL, 1, 'place 15 1,1 2,1');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 50, '7de5d643aa36b97f', 0, NULL, 1, 'pick 18
discard 8');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 52, NULL, 1, NULL, 1, 'place 10 0,-3 0,-2');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 53, 'aab9adc3322b3853', 0, NULL, 1, 'place 18 2,3 2,2');
INSERT INTO turns VALUES ('y8vgpp3su8nz', 54, NULL, 1, NULL, 1, 'place 42 3,0 3,1');
PRAGMA user_version = 1;
