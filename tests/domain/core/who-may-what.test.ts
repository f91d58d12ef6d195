import { afterAll, beforeAll, expect, test } from "vitest";
import { startBilling } from "../../support/payments";
import { acts } from "../../support/permissions/acts";
import { inWords, type Table } from "../../support/permissions/table";
import { commands, tryCommands } from "../../support/permissions/try-commands";

let services: Awaited<ReturnType<typeof startBilling>>;
let table: Table;
beforeAll(async () => {
  services = await startBilling();
  table = await tryCommands();
}, 120_000);
afterAll(() => services.stop());

test("every command is tried, and nothing else", () => {
  expect(Object.keys(acts).sort()).toEqual(commands);
});

test("every command by everybody, about their own, somebody else's and nothing: the golden table", async () => {
  await expect(inWords(table)).toMatchFileSnapshot("golden/who-may-what.txt");
});

test("what is somebody else's is told like what is not there, but to the staff whose work it is", () => {
  const isTheirWork = (who: string, verdict: string | undefined) => who.startsWith("staff for") && verdict === "ok";
  const apart = [...table].flatMap(([name, rows]) =>
    [...rows]
      .filter(([who, [, other, missing]]) => missing && other !== missing && !isTheirWork(who, other))
      .map(([who]) => `${name}: ${who}`),
  );
  expect(apart).toEqual([]);
});
