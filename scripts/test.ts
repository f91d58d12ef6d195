import { runChecks } from "./checks.ts";
import { runJourneys } from "./journeys.ts";
import { main } from "./lifecycle.ts";
import { sum, type Tally, tell } from "./tally.ts";
import { runVitest } from "./vitest.ts";

type Part = (filters: string[]) => Promise<Tally>;
const parts: Record<string, Part> = {
  check: runChecks,
  domain: (filters) => runVitest("domain", { filters }),
  "front-door": (filters) => runVitest("front-door", { filters }),
  journeys: runJourneys,
};

/** `npm test` runs everything; `npm test -- journeys sign-up` one part, and of it what the words choose. */
await main(async () => {
  const wishes = process.argv.slice(2);
  const chosen = wishes.filter((wish) => wish in parts);
  const filters = wishes.filter((wish) => !(wish in parts));
  const tallies: Tally[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n== ${name}`);
    tallies.push(await run(filters));
  }
  process.exit(tell(sum(tallies)));
});
