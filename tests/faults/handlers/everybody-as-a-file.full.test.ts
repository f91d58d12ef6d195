import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { everybodyFor } from "@/lib/entry/exports";
import { db } from "@/lib/platform/db/db";
import { exportPeople } from "@/lib/trust/commands/export-people";
import { ownExports } from "@/lib/trust/queries/exports";
import { type Everybody, writeExports } from "@/lib/trust/steps/write-exports";
import { collectGarbage } from "../../support/collect-garbage";
import { anAdmin } from "../../support/factories/people";
import { startServices } from "../../support/services";

const PEOPLE = 100_000;
const MB = 1024 * 1024;

/** Live memory in MB. V8 counts collected buffers as freed once it starts the next collection. */
async function alive(): Promise<number> {
  collectGarbage();
  await setImmediate();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
}

test.each(["csv", "xlsx"])(
  "a hundred thousand people are written as %s in the memory of a thousand",
  async (format) => {
    const { stop } = await startServices();
    const admin = await anAdmin();
    await db.$executeRaw`
    insert into esport_players (full_name, nationality, created_at)
    select 'Player ' || n, 'FR', now() - n * interval '1 second' from generate_series(1, ${PEOPLE / 2}) as n`;
    await db.$executeRaw`
    insert into users (email, password_hash, created_at)
    select gen_random_uuid() || '@test.recruit', 'none', now() - n * interval '1 second' from generate_series(1, ${PEOPLE / 2}) as n`;
    const samples: number[] = [];
    const watched: Everybody = async () => {
      const { rows, ...rest } = await everybodyFor(admin);
      async function* sampled() {
        let n = 0;
        for await (const row of rows) {
          if (n++ % 10_000 === 5_000) samples.push(await alive());
          yield row;
        }
      }
      return { ...rest, rows: sampled() };
    };
    await exportPeople(admin, { format });
    await writeExports(watched);
    const [peopleExport] = (await ownExports(admin)) ?? [];
    expect(peopleExport).toMatchObject({ state: "ready", written: peopleExport?.total });
    expect(peopleExport?.written).toBeGreaterThanOrEqual(PEOPLE);
    expect(samples.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...samples.slice(1)) - (samples[0] ?? 0)).toBeLessThan(5);
    await stop();
  },
  240_000,
);
