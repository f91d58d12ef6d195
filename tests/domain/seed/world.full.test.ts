import { expect, test } from "vitest";
import { makeWorld } from "@/prisma/seed/world";

test("demo data does not depend on the hour", () => {
  const [early, late] = ["00:01", "23:59"].map((hour) => makeWorld(new Date(`2026-11-23T${hour}:00Z`)));
  expect(late).toEqual(early);
});

test("demo data is equivalent on every date", () => {
  const [first, ...others] = ["2026-11-25", "2026-12-01", "2027-02-28", "2028-02-29"].map((day) =>
    storyOf(makeWorld(new Date(`${day}T10:00:00Z`))),
  );
  for (const other of others) expect(other).toEqual(first);
});

/** The number of rows of each table, and who sent requests to whom. */
function storyOf(world: ReturnType<typeof makeWorld>) {
  const rows = Object.entries(world).map(([table, tableRows]) => [
    table,
    Array.isArray(tableRows) ? tableRows.length : 0,
  ]);
  const requestRows = world.requests.map(({ recruiterId, playerId, status }) => [recruiterId, playerId, status]);
  return { rows, asked: requestRows };
}
