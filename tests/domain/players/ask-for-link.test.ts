import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { askForLink } from "@/lib/players/commands/ask-for-link";
import { guardianProof } from "@/lib/players/queries/guardian";
import { guardianTokenHash, guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { linkDays } from "@/lib/players/schema/guardian";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { aMinor, aPerson, aPlayer } from "../../support/factories/people";
import { textsOf } from "../../support/statements";

const keysTo = async (to: string) => {
  const mails = await db.mail.findMany({ where: { to } });
  return mails.map(({ body }) => /\/guardian\/([\w-]{36,43})\n/.exec(body)?.[1] ?? "");
};

/** A minor whose guardian's link is so many days old. */
async function linkedFor(days: number) {
  const minor = await aMinor();
  const { id: playerId } = minor.player;
  const linkedAt = daysFrom(now(), -days);
  const token = guardianTokenOf({ playerId, linkedAt });
  await db.guardian.update({ where: { playerId }, data: { linkedAt, tokenHash: guardianTokenHash(token) } });
  return { ...minor, playerId, token };
}

test("a link expires; a new one is e-mailed and invalidates the old one", async () => {
  const { token, playerId, guardian } = await linkedFor(linkDays - 1);
  expect(await guardianProof(token, null)).toEqual({ playerId, by: "mail" });
  setClock(() => daysFrom(new Date(), 2));
  expect(await guardianProof(token, null)).toBeNull();
  await askForLink(visitor(), { email: guardian.email.toUpperCase() });
  await runDueHandlers();
  const [fresh = ""] = await keysTo(guardian.email);
  expect(await guardianProof(fresh, null)).toEqual({ playerId, by: "mail" });
  expect(await guardianProof(token, null)).toBeNull();
  setClock(null);
});

test("the answer is the same for every address; only guardians get an e-mail", async () => {
  const { guardian } = await linkedFor(0);
  const otherPlayer = await aPlayer();
  const result = await askForLink(visitor(), { email: guardian.email });
  expect(await askForLink(visitor(), { email: otherPlayer.player.email })).toEqual(result);
  await runDueHandlers();
  expect(await keysTo(otherPlayer.player.email)).toEqual([]);
});

test("the database queries are the same for every address", async () => {
  const [{ guardian }, otherPlayer] = [await linkedFor(0), await aPlayer()];
  const second = await aMinor();
  await db.guardian.update({ where: { playerId: second.player.id }, data: { email: guardian.email } });
  const [none, nobodys, two] = [`${crypto.randomUUID()}@test.recruit`, otherPlayer.player.email, guardian.email];
  const texts: string[][] = [];
  for (const email of [none, nobodys, two]) texts.push(await textsOf(() => askForLink(visitor(), { email })));
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
  await runDueHandlers();
  expect(await keysTo(guardian.email)).toHaveLength(2);
});

test("at most three links an hour per address", async () => {
  const { guardian } = await linkedFor(0);
  for (let n = 0; n < 3; n++) await askForLink(visitor(), { email: guardian.email });
  await expect(askForLink(visitor(), { email: guardian.email })).rejects.toMatchObject({ code: "too_many_tries" });
});

test("an account opens only its own children, and the e-mail then links to the account", async () => {
  const { playerId, guardian } = await linkedFor(0);
  const [parent, other] = [await aPerson("guardian"), await aPerson("guardian")];
  await db.guardian.update({ where: { playerId }, data: { userId: parent.userId } });
  expect(await guardianProof(playerId, parent.userId)).toEqual({ playerId, by: "account" });
  expect(await guardianProof(playerId, other.userId)).toBeNull();
  expect(await guardianProof(playerId, null)).toBeNull();
  const recipient = await db.$transaction((tx) => guardianRecipient(tx, playerId));
  expect(recipient?.link).toMatch(new RegExp(`/guardian/${playerId}$`));
  await askForLink(visitor(), { email: guardian.email });
  await runDueHandlers();
  expect((await keysTo(guardian.email))[0]).toHaveLength(43);
});

test("once the player is 18 no guardian key is valid", async () => {
  const { token, playerId } = await linkedFor(0);
  await db.player.update({ where: { id: playerId }, data: { birthDate: daysFrom(now(), -19 * 366) } });
  for (const key of [token, playerId, "x", "x".repeat(43)]) expect(await guardianProof(key, null)).toBeNull();
});
