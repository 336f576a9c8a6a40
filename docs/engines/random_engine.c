/* An engine for Takht that plays at random: see docs/ENGINE.md.
 * cc -O2 -o random_engine random_engine.c */

#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 1;

static uint32_t below(uint32_t count)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % count;
}

static void say(const char *verb, const char *rest)
{
    printf("%s%s\n", verb, rest);
    fflush(stdout);
}

/* Plays one of the events, which semicolons separate. */
static void play_one_of(char *events)
{
    uint32_t count = 1;
    for (char *at = events; *at; at++)
        count += *at == ';';
    char *event = events;
    for (uint32_t skip = below(count); skip > 0; skip--)
        event = strchr(event, ';') + 1;
    event[strcspn(event, ";")] = '\0';
    say("play ", event);
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, stdin)) > 0) {
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, "takht ", 6) == 0) {
            say("engine 1 Random in C", "");
        } else if (strncmp(line, "new ", 4) == 0) {
            unsigned long long seed = 1;
            sscanf(line, "new %*u %llu", &seed);
            state = seed;
            say("ready", "");
        } else if (strncmp(line, "choose ", 7) == 0) {
            say("legal", "");
        } else if (strncmp(line, "legal ", 6) == 0) {
            play_one_of(line + 6);
        } else if (strcmp(line, "quit") == 0) {
            break;
        }
    }
    free(line);
    return 0;
}
