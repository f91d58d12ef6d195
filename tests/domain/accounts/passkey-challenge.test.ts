import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { challengeLife } from "@/lib/accounts/schema";
import { forgetOldChallenges, keepChallenge, takeChallenge } from "@/lib/accounts/steps/passkey-challenge";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anAccount } from "../../support/factories/accounts";
import { aFactor } from "../../support/factories/factors";

afterEach(() => setClock(null));

const anonymous = { factorId: null, sessionId: null };
const over = { code: "challenge_over" };

test("a challenge is taken once, and only for the factor and session it was made for", async () => {
  const { id: userId } = await anAccount();
  const owner = { factorId: (await aFactor(userId)).id, sessionId: randomUUID() };
  const { id } = await keepChallenge(db, "abc", owner);
  for (const other of [anonymous, { ...owner, sessionId: randomUUID() }, { ...owner, sessionId: null }])
    await expect(takeChallenge(id, other)).rejects.toMatchObject(over);
  const taken = await Promise.allSettled([takeChallenge(id, owner), takeChallenge(id, owner)]);
  expect(taken.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: "abc" }]);
  await expect(takeChallenge(id, owner)).rejects.toMatchObject(over);
});

test("a challenge that is over is refused and forgotten; an open one stays", async () => {
  const { id: old } = await keepChallenge(db, "old", anonymous);
  const later = secondsFrom(now(), challengeLife.webauthn + 1);
  setClock(() => later);
  const { id: open } = await keepChallenge(db, "open", anonymous);
  await expect(takeChallenge(old, anonymous)).rejects.toMatchObject(over);
  await forgetOldChallenges();
  expect(await db.factorChallenge.findMany({ where: { id: { in: [old, open] } }, select: { id: true } })).toEqual([
    { id: open },
  ]);
});
