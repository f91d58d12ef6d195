import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { guardianTokenHash, guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { aMinor, aPlayer } from "../../support/factories/people";

const recipientFor = (playerId: string) => db.$transaction((tx) => guardianRecipient(tx, playerId));

test.each([
  [10, true],
  [20, false],
])("a link %i days old: a mail never bears one that ends before a request does", async (age, stays) => {
  const { player } = await aMinor();
  const linkedAt = daysFrom(now(), -age);
  const token = guardianTokenOf({ playerId: player.id, linkedAt });
  await db.guardian.update({ where: { playerId: player.id }, data: { linkedAt, tokenHash: guardianTokenHash(token) } });
  expect((await recipientFor(player.id))?.link.endsWith(token)).toBe(stays);
});

test("no e-mail is sent about a player without a guardian, or an adult", async () => {
  expect(await recipientFor((await aPlayer()).player.id)).toBeNull();
  expect(await recipientFor((await aMinor({ age: 18 })).player.id)).toBeNull();
});
