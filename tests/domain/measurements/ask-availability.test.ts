import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { confirmAvailability } from "@/lib/measurements/commands/confirm-availability";
import { askAvailability } from "@/lib/measurements/steps/ask-availability";
import { unsubscribe } from "@/lib/notifications/commands/unsubscribe";
import { settingsView } from "@/lib/notifications/queries/settings";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer } from "../../support/factories/people";

const createdAt = daysFrom(new Date(), -40);
const emailsTo = (to: string) => db.mail.findMany({ where: { to }, select: { body: true } });
const tokenIn = (body = "") => /\/availability\/([\w-]{43})/.exec(body)?.[1] ?? "";

async function ask() {
  await Promise.all([askAvailability(system()), askAvailability(system())]);
  await runDueHandlers();
}

afterEach(() => setClock(null));

test("availability is asked once a month, not while the answer is recent", async () => {
  const { player } = await aPlayer({ createdAt });
  await ask();
  await ask();
  const [email, ...more] = await emailsTo(player.email);
  expect(more).toEqual([]);
  await confirmAvailability(visitor(), { token: tokenIn(email?.body), answer: "available" });
  const begun = now();
  setClock(() => daysFrom(begun, 29));
  await ask();
  expect(await emailsTo(player.email)).toHaveLength(1);
  setClock(() => daysFrom(begun, 31));
  await ask();
  const emails = await emailsTo(player.email);
  expect(new Set(emails.map(({ body }) => tokenIn(body))).size).toBe(2);
});

test("the guardian is asked instead of a minor", async () => {
  const { player, guardian } = await aMinor({ createdAt });
  await ask();
  expect(await emailsTo(player.email)).toEqual([]);
  const [email] = await emailsTo(guardian.email);
  await confirmAvailability(visitor(), { token: tokenIn(email?.body), answer: "unavailable" });
});

test("the guardian unsubscribes with one click and still gets e-mails about requests", async () => {
  const { guardian, guardianActor } = await aMinor({ createdAt });
  await ask();
  const [email] = await emailsTo(guardian.email);
  const key = /\/unsubscribe\/(\S+)/.exec(email?.body ?? "")?.[1] ?? "";
  await unsubscribe(visitor(), { key });
  const on = (await settingsView(guardianActor)).rows.filter(({ cells }) => cells[0]?.on);
  expect(on.map(({ category }) => category)).toEqual(["requests", "messages", "events", "offers", "account"]);
  setClock(() => daysFrom(createdAt, 72));
  await ask();
  expect(await emailsTo(guardian.email)).toHaveLength(1);
});

test("new, hidden, closed and committed players are not asked", async () => {
  const players = [
    await aPlayer(),
    await aPlayer({ createdAt, status: "hidden" }),
    await aPlayer({ createdAt }),
    await aPlayer({ createdAt }),
  ];
  const [, , deletedPlayer, committed] = players;
  await db.user.update({ where: { id: deletedPlayer!.user.id }, data: { disabledAt: now() } });
  const availability = {
    answer: "committed",
    committedOn: daysFrom(now(), 50),
    confirmedAt: daysFrom(now(), -40),
  } as const;
  await db.playerAvailability.create({ data: { playerId: committed!.player.id, ...availability } });
  await ask();
  for (const { player } of players) expect(await emailsTo(player.email)).toEqual([]);
});

test("no e-mail is written to an account closed in the meantime", async () => {
  const { player, user } = await aPlayer({ createdAt });
  await askAvailability(system());
  await db.user.update({ where: { id: user.id }, data: { disabledAt: now() } });
  await runDueHandlers();
  expect(await emailsTo(player.email)).toEqual([]);
});
