SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.attendance (
    id text NOT NULL COLLATE pg_catalog."C",
    seat bigint NOT NULL,
    node text NOT NULL
);
CREATE TABLE public.claims (
    id text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL
);
CREATE TABLE public.nodes (
    node text NOT NULL,
    seen timestamp with time zone NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    phase text NOT NULL,
    listed bigint NOT NULL,
    kept text NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.takht (
    version bigint NOT NULL
);
CREATE TABLE public.turns (
    id text NOT NULL COLLATE pg_catalog."C",
    ply bigint NOT NULL,
    client text,
    seat bigint,
    stand_in text,
    own bigint NOT NULL,
    events text NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.tables VALUES ('3xufq41gxgbt', 0, 'over', 0, '{"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":false,"patience":null,"hints":false,"host":"097574d81d97876795615dabea89ba9b277968f3fd089d1e50ea110e8516d4bc","seed":"02c2cfdee97a5347ea015a9e23056042adeebebde6f44fe1567821f5492f9c34","seats":[{"person":{"name":"Leyla","secret":"","nonce":""}},{"bot":"squire"}],"phase":"over","imported":{"takht":1,"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"seats":["Leyla","bot:squire"],"events":["deal 14 24 43 47","kings 1 0 0 1","pick 24","pick 43","pick 47","pick 14","deal 21 22 30 38","place 14 1,0 1,-1","pick 38","place 24 -1,-1 0,-1","pick 30","place 43 1,0 2,0","pick 22","place 47 0,2 0,1","pick 21","deal 3 27 28 29","place 21 0,-1 1,-1","pick 27","place 22 1,3 1,2","pick 28","place 30 2,-1 2,-2","pick 29","place 38 3,-2 3,-1","pick 3","deal 1 19 32 33","place 3 -1,0 -1,1","pick 1","place 27 -1,3 0,3","pick 19","place 28 -1,2 -2,2","pick 32","place 29 -1,-2 -1,-3","pick 33","deal 4 7 9 15","place 1 2,-3 3,-3","pick 9","place 19 -1,-1 -1,0","pick 7","place 32 -2,1 -1,1","pick 15","place 33 2,0 2,1","pick 4","deal 8 10 18 42","place 4 0,1 1,1","pick 10","place 7 -2,-1 -2,0","pick 8","place 9 1,-3 1,-2","pick 42","place 15 1,1 2,1","pick 18","discard 8","place 10 0,-3 0,-2","place 18 2,3 2,2","place 42 3,0 3,1"],"fair":{"scheme":1,"commit":"adee1b8132944a6fe3559dc4441dae52120aa20c15867716cce8034bc4db2e5e","nonces":["00000000000000000000000000000011",""],"seed":"fa1f27a8476b4a6c55d67d778a04cde56c5bded594f5ace587047cbadae7782e"},"note":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}', 1794999311);
INSERT INTO public.tables VALUES ('6nuq3w91jbus', 0, 'gathering', 1, '{"game":"kingdomino","options":{"players":3,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":true,"patience":null,"hints":false,"host":"3ac9911bdfd331f56ac098982675bfc2b0940f611cb020e077c183a2e19abfa8","seed":"3005ffc97180eb73a6e58a973da31226cf314d5cce26cae8139608958520ddb0","seats":["nobody",{"person":{"name":"Omid","secret":"795eedbd03c11d88e9afaf27d233d22d7c5121e25c252363e2d0267b5a94c65e","nonce":"00000000000000000000000000000033"}},"nobody"],"phase":"gathering"}', 1794999311);
INSERT INTO public.tables VALUES ('m9h82jjurav8', 0, 'playing', 0, '{"game":"kingdom-builder","options":{"players":2,"boards":null,"cards":null},"layout":null,"listed":false,"patience":null,"hints":false,"host":"7001ae521ecc5c4d639551400ba8bb4ebbbf5a2f51ffe7c837b766858d4b97fd","seed":"d89fec9bd41011b51c08687299097759fe09851abc55c68af3fa8d2397ef6d7f","seats":[{"person":{"name":"Ada","secret":"e36a42cf171b06fc3fe771bd75debcac0bd546063c76920b279ff47080e1106a","nonce":"00000000000000000000000000000020"}},{"person":{"name":"مریم","secret":"246b5360b0367209884e4ca0a6535f3c3acf55ac4d6a84ba132657131ead4c6f","nonce":"00000000000000000000000000000021"}}],"phase":"playing"}', 1794999311);
INSERT INTO public.tables VALUES ('tkftb9545amw', 0, 'playing', 0, '{"game":"capture","options":{"players":2,"tile_size":2,"small":10,"large":5,"round_limit":null,"may_pass":false},"layout":"random","listed":false,"patience":null,"hints":false,"host":"72bb0b24e8dcca259543d72d1c957495b7165310cac8f58ecd46cf003de28cff","seed":"3b0e3eb28e1cbf921b341bdee48b8877839e9b16233fd545d4ada147c8d927c9","seats":[{"person":{"name":"Ada","secret":"cc6996315edce577133086dabf207c49e58496808549d78ab78d927f1b599021","nonce":"00000000000000000000000000000020"}},{"person":{"name":"مریم","secret":"4a860131f7a2c90204ebad2a8069ae232f92d7bf4c9d85e3fbdea2bdf50aa4d7","nonce":"00000000000000000000000000000021"}}],"phase":"playing"}', 1794999312);
INSERT INTO public.tables VALUES ('y7aa4qht3ufg', 0, 'playing', 0, '{"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":false,"patience":60,"hints":false,"host":"4eb1387fc029e10515e442ca1ac177dedc4616bcd2dd8f8c4d2d65735c0e0b1e","seed":"59d418ee9ee2febe1dfd578f7bdb264a903647a8f288e5350ece30798caf1b1a","seats":[{"person":{"name":"Ada","secret":"306f6b92bb8a2633f62cb6d98f5759d607b096898453abea2f850599b26c9549","nonce":"00000000000000000000000000000020"}},{"person":{"name":"مریم","secret":"55172e215bc4750a2094aaa08b28fb87a060617c8e7e65ac93732c5980f62d0c","nonce":"00000000000000000000000000000021"}}],"phase":"playing"}', 1794999312);
INSERT INTO public.tables VALUES ('y8vgpp3su8nz', 0, 'over', 0, '{"game":"kingdomino","options":{"players":2,"mighty_duel":false,"middle_kingdom":true,"harmony":true,"dynasty":false},"layout":null,"listed":false,"patience":null,"hints":false,"host":"d5f5c871fff16fb0a81f505e34547ac2f656977baf1f2e7c4d4111c702570868","seed":"fa1f27a8476b4a6c55d67d778a04cde56c5bded594f5ace587047cbadae7782e","seats":[{"person":{"name":"Leyla","secret":"e0cca2965509df678c8064f5e0b9076016fa752f88a6c749768db83479450cc5","nonce":"00000000000000000000000000000011"}},{"bot":"squire"}],"phase":"over"}', 1794999312);
INSERT INTO public.takht VALUES (2);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 0, NULL, NULL, NULL, 0, 'boards tower paddock oasis^ barn
cards citizens fishermen miners
first 0
draw 0 canyon
draw 1 forest
reveal canyon', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 6, '7b71f289', 0, NULL, 1, 'build 8,1', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 7, '80803260', 0, NULL, 1, 'build 7,1', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 8, '4a198044', 0, NULL, 1, 'build 6,2', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 9, '33a5076f', 0, NULL, 1, 'end
draw 0 grass
reveal forest', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 12, '6d35f3cf', 1, NULL, 1, 'build 5,11', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 13, '9cbdaedc', 1, NULL, 1, 'build 4,12', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 14, '494a84fc', 1, NULL, 1, 'build 4,13', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 15, '8a542f7d', 1, NULL, 1, 'end
draw 1 forest
reveal grass', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 18, '901783ae', 0, NULL, 1, 'build 8,9', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 19, '91bf59b9', 0, NULL, 1, 'build 7,9', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 20, 'ae9f28a7', 0, NULL, 1, 'build 7,8', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 21, '4d684e82', 0, NULL, 1, 'tower 7,0', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 22, 'c93cde70', 0, NULL, 1, 'end
draw 0 grass
reveal forest', 1794999266);
INSERT INTO public.turns VALUES ('m9h82jjurav8', 25, '3a9ae020', 1, NULL, 1, 'paddock 4,12 6,13', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 0, NULL, NULL, NULL, 0, 'first 1
tile 0,0
tile 0,-1
tile 1,0
tile 1,1
tile -1,0
tile 2,1
tile 2,2
tile 3,2
tile 4,2
tile 0,-2
tile 1,-2
tile 4,3
tile 2,3
tile -1,1
tile 0,-3
tile 0,-4
tile 1,2
tile 2,0
tile 1,-1
tile 1,-4
large 3,1 4,1
large 0,-6 1,-6
small 3,-4
small 1,1
small 7,4
small 9,5
large -1,1 0,1
small 2,5
small 2,-1
large 3,3 3,4
large 2,-4 2,-3
small 5,1
small 5,4
small 1,-5
small 2,0
base 8,4
base 4,6', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 38, '9d13a15f', 1, NULL, 1, 'move 8,5', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 39, '0faa0453', 0, NULL, 1, 'move 5,5', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 40, 'b680c766', 1, NULL, 1, 'move 9,6', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 41, '6849e542', 0, NULL, 1, 'move 4,4', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 42, '6f8c3620', 1, NULL, 1, 'capture 9,5
roll 11', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 44, '55a84bbc', 0, NULL, 1, 'move 4,3', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 45, '2edc1580', 1, NULL, 1, 'move 8,4', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 46, '168bbe1e', 0, NULL, 1, 'capture 3,3
roll 6', 1794999266);
INSERT INTO public.turns VALUES ('tkftb9545amw', 48, '78b7c281', 1, NULL, 1, 'move 8,5', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 0, NULL, NULL, NULL, 0, 'deal 18 29 32 41
kings 1 0 1 0', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 2, 'b438a1da', 1, NULL, 1, 'pick 32', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 3, '14966f75', 0, NULL, 1, 'pick 41', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 4, 'a552926b', 1, NULL, 1, 'pick 29', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 5, '5ddd3c41', 0, NULL, 1, 'pick 18
deal 3 10 13 31', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 7, 'b426b36c', 0, NULL, 1, 'place 18 0,1 1,1', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 8, 'b77de6be', 0, NULL, 1, 'pick 10', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 9, '8d97bc4d', 1, NULL, 1, 'place 29 1,0 2,0', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 10, '03d850fd', 1, NULL, 1, 'pick 3', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 11, '5a625e48', 1, NULL, 1, 'place 32 -1,0 -1,1', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 12, '72b698e3', 1, NULL, 1, 'pick 13', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 13, 'a452abfe', 0, NULL, 1, 'place 41 0,2 1,2', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 14, '063feac7', 0, NULL, 1, 'pick 31
deal 7 15 28 36', 1794999266);
INSERT INTO public.turns VALUES ('y7aa4qht3ufg', 16, '298aefdc', 1, NULL, 1, 'place 3 1,1 2,1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 0, NULL, NULL, NULL, 0, 'deal 14 24 43 47
kings 1 0 0 1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 2, NULL, 1, NULL, 1, 'pick 24', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 3, '71d6555949ad1a39', 0, NULL, 1, 'pick 43', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 4, '163648d6a349397c', 0, NULL, 1, 'pick 47', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 5, NULL, 1, NULL, 1, 'pick 14
deal 21 22 30 38', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 7, NULL, 1, NULL, 4, 'place 14 1,0 1,-1
pick 38
place 24 -1,-1 0,-1
pick 30', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 11, '05e5360660a839ee', 0, NULL, 1, 'place 43 1,0 2,0', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 12, '58be216a87478c48', 0, NULL, 1, 'pick 22', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 13, '6576aa744c009bdf', 0, NULL, 1, 'place 47 0,2 0,1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 14, '66e4e3df564b31ed', 0, NULL, 1, 'pick 21
deal 3 27 28 29', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 16, '7bf92ec6c8769593', 0, NULL, 1, 'place 21 0,-1 1,-1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 17, 'b9cd393caf8051b8', 0, NULL, 1, 'pick 27', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 18, '78d9f3dfc156ad99', 0, NULL, 1, 'place 22 1,3 1,2', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 19, '38ac051133561aa9', 0, NULL, 1, 'pick 28', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 20, NULL, 1, NULL, 4, 'place 30 2,-1 2,-2
pick 29
place 38 3,-2 3,-1
pick 3
deal 1 19 32 33', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 25, NULL, 1, NULL, 2, 'place 3 -1,0 -1,1
pick 1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 27, 'ffe06a27a96a3f30', 0, NULL, 1, 'place 27 -1,3 0,3', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 28, '0cb29485a5d660ad', 0, NULL, 1, 'pick 19', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 29, 'ae7d9014a63aff45', 0, NULL, 1, 'place 28 -1,2 -2,2', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 30, '07f3a2b79af7e02a', 0, NULL, 1, 'pick 32', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 31, NULL, 1, NULL, 2, 'place 29 -1,-2 -1,-3
pick 33
deal 4 7 9 15', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 34, NULL, 1, NULL, 2, 'place 1 2,-3 3,-3
pick 9', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 36, '806adeded4433354', 0, NULL, 1, 'place 19 -1,-1 -1,0', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 37, '9a64ee774a5c1ded', 0, NULL, 1, 'pick 7', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 38, 'a226ea90f0fab26b', 0, NULL, 1, 'place 32 -2,1 -1,1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 39, 'c577a288836f8807', 0, NULL, 1, 'pick 15', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 40, NULL, 1, NULL, 2, 'place 33 2,0 2,1
pick 4
deal 8 10 18 42', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 43, NULL, 1, NULL, 2, 'place 4 0,1 1,1
pick 10', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 45, 'd37c253daacb6a69', 0, NULL, 1, 'place 7 -2,-1 -2,0', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 46, '6a4c794253947404', 0, NULL, 1, 'pick 8', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 47, NULL, 1, NULL, 2, 'place 9 1,-3 1,-2
pick 42', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 49, '80d318b65c639d89', 0, NULL, 1, 'place 15 1,1 2,1', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 50, '7de5d643aa36b97f', 0, NULL, 1, 'pick 18
discard 8', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 52, NULL, 1, NULL, 1, 'place 10 0,-3 0,-2', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 53, 'aab9adc3322b3853', 0, NULL, 1, 'place 18 2,3 2,2', 1794999266);
INSERT INTO public.turns VALUES ('y8vgpp3su8nz', 54, NULL, 1, NULL, 1, 'place 42 3,0 3,1', 1794999266);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (id, seat, node);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (node);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (id, ply);
CREATE INDEX attendance_by_node ON public.attendance USING btree (node);
CREATE INDEX claims_by_node ON public.claims USING btree (node);
CREATE INDEX tables_by_phase ON public.tables USING btree (phase, listed, changed);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_id_fkey FOREIGN KEY (id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_node_fkey FOREIGN KEY (node) REFERENCES public.nodes(node) ON DELETE CASCADE;
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_id_fkey FOREIGN KEY (id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_node_fkey FOREIGN KEY (node) REFERENCES public.nodes(node) ON DELETE CASCADE;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_id_fkey FOREIGN KEY (id) REFERENCES public.tables(id) ON DELETE CASCADE;
CREATE TABLE public.service (
    only_row BIGINT PRIMARY KEY CHECK (only_row = 1),
    hour BIGINT NOT NULL,
    counted TIMESTAMPTZ NOT NULL,
    probe TEXT NOT NULL
);
INSERT INTO public.service VALUES (1, 0, now(), '');
ALTER TABLE public.tables ADD COLUMN hour BIGINT NOT NULL DEFAULT 0;
ALTER TABLE public.turns ADD COLUMN hour BIGINT NOT NULL DEFAULT 0;
UPDATE public.tables SET phase = 'imported' WHERE phase = 'over' AND kept::json ->> 'imported' IS NOT NULL;
UPDATE public.takht SET version = 3;
