import { expect, test } from "vitest";
import { removeFactor } from "@/lib/accounts/commands/remove-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { anAccount, password } from "../../support/mint/accounts";
import { aFactor } from "../../support/mint/factors";

const toldOf = (userId: string) =>
  db.fact.count({ where: { type: "factor.changed", data: { equals: { userId, isAsked: false } } } });

test("a factor that is removed is not asked for any more, and the owner is told", async () => {
  const { actor, id: userId, email } = await anAccount();
  const { id: factorId } = await aFactor(userId);
  await removeFactor(actor, { factorId });
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
  expect(await toldOf(userId)).toBe(1);
});

test("one that was never asked for goes without a word, somebody else's is not there", async () => {
  const [{ actor, id }, other] = [await anAccount(), await anAccount()];
  const { id: factorId } = await aFactor(id, { verifiedAt: null });
  await expect(removeFactor(other.actor, { factorId })).rejects.toMatchObject({ code: "not_found" });
  await removeFactor(actor, { factorId });
  expect(await db.authFactor.count({ where: { userId: id } })).toBe(0);
  expect(await toldOf(id)).toBe(0);
});
