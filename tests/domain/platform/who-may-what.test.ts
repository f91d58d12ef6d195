import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { locales } from "@/lib/platform/i18n/routing";
import { startBilling } from "../../support/payments";
import { acts } from "../../support/permissions/acts";
import { inWords, type Table } from "../../support/permissions/table";
import { childrenAlone, emailsToOthers, mailsSoFar, outsideOf, tryAlone } from "../../support/permissions/try-alone";
import { commands, tryCommands } from "../../support/permissions/try-commands";
import type { World } from "../../support/permissions/world";

let services: Awaited<ReturnType<typeof startBilling>>;
let table: Table;
let world: World;
beforeAll(async () => {
  services = await startBilling();
  ({ table, world } = await tryCommands());
}, 300_000);
afterAll(() => services.stop());

test("the table covers every command and nothing else", () => {
  expect(Object.keys(acts).sort()).toEqual(commands);
});

test("every command for every actor about own, foreign and missing subjects matches the golden table", async () => {
  await expect(inWords(table)).toMatchFileSnapshot("golden/who-may-what.txt");
});

test("foreign subjects give the same answer as missing ones, except to responsible staff", () => {
  const isTheirWork = (actorName: string, verdict: string | undefined) =>
    actorName.startsWith("staff for") && verdict === "ok";
  const apart = [...table].flatMap(([name, rows]) =>
    [...rows]
      .filter(([actorName, [, other, missing]]) => missing && other !== missing && !isTheirWork(actorName, other))
      .map(([actorName]) => `${name}: ${actorName}`),
  );
  expect(apart).toEqual([]);
});

/** E-mails about a closed offer, tried links of others, and a ticket. */
const emailsOfNoChild = [
  "A copy of your answer",
  "New message from Ann",
  "The listing is closed",
  "We’ve received your message",
  "Your Recruit password was changed",
  "Your application was read",
];

test("minors of 14 and 16 before the guardian's answer match the golden table, and nothing is published or sent to others", async () => {
  await runDueHandlers();
  const children = await childrenAlone(world);
  const [before, mails] = [await outsideOf(children), await mailsSoFar()];
  const tried = await tryAlone(children);
  await runDueHandlers();
  await expect(inWords(tried)).toMatchFileSnapshot("golden/before-the-guardian.txt");
  const after = await outsideOf(children);
  const more = after.flatMap((counts, index) =>
    Object.entries(counts).filter(([counter, count]) => count > (before[index]?.[counter as keyof typeof counts] ?? 0)),
  );
  expect(more).toEqual([]);
  expect(await emailsToOthers(children, mails)).toEqual(emailsOfNoChild);
  const codes = new Set([...tried.values()].flatMap((rows) => [...rows.values()].flat()));
  for (const locale of locales) {
    const { default: sentences } = await import(`../../../messages/${locale}/errors.json`);
    expect([...codes].filter((code) => code !== "ok" && !sentences[code])).toEqual([]);
  }
});
