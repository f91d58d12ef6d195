import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { removeFactor } from "@/lib/accounts/commands/remove-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { recoveryCodes } from "@/lib/accounts/provider/one-time-code";
import { ownPasswordTries } from "@/lib/accounts/schema";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password } from "../../support/factories/accounts";
import { aFactor, codeNow } from "../../support/factories/factors";

const toldOf = (userId: string) =>
  db.domainEvent.count({ where: { type: "factor.changed", data: { equals: { userId, isAsked: false } } } });

test("a removed factor is no longer required, and the owner is notified", async () => {
  const { actor, id: userId, email } = await anAccount();
  const { id: factorId } = await aFactor(userId);
  await removeFactor(actor, { factorId, passwordOrCode: password });
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
  expect(await toldOf(userId)).toBe(1);
});

test("removing an unverified factor sends no e-mail; another user's factor is not found", async () => {
  const [{ actor, id }, other] = [await anAccount(), await anAccount()];
  const { id: factorId } = await aFactor(id, { verifiedAt: null });
  await expect(removeFactor(other.actor, { factorId })).rejects.toMatchObject({ code: "not_found" });
  await removeFactor(actor, { factorId });
  expect(await db.authFactor.count({ where: { userId: id } })).toBe(0);
  expect(await toldOf(id)).toBe(0);
});

test("removing a factor requires the password or a code, and a wrong one removes nothing", async () => {
  const { actor, id: userId } = await anAccount();
  const { id: factorId } = await aFactor(userId);
  const wrong = [recoveryCodes(randomUUID())[0], "000000 ", "not the password"];
  for (const [passwordOrCode, code] of [
    [undefined, "password_or_code_required"],
    ["", "password_or_code_required"],
    ...wrong.map((proof) => [proof, "password_or_code_wrong"]),
    ["a".repeat(201), "invalid"],
  ])
    await expect(removeFactor(actor, { factorId, passwordOrCode })).rejects.toMatchObject({ code });
  expect(await db.authFactor.count({ where: { userId } })).toBe(1);
  expect(await toldOf(userId)).toBe(0);
});

test("a code of any of the user's factors is accepted, once", async () => {
  const { actor, id: userId } = await anAccount();
  const [first, second, third] = [await aFactor(userId), await aFactor(userId), await aFactor(userId)];
  const recovery = recoveryCodes(third.id)[0]?.toLowerCase();
  const code = codeNow(second.id);
  await removeFactor(actor, { factorId: first.id, passwordOrCode: code });
  const again = removeFactor(actor, { factorId: second.id, passwordOrCode: code });
  await expect(again).rejects.toMatchObject({ fields: { passwordOrCode: ["password_or_code_wrong"] } });
  const atOnce = [first.id, second.id].map(() =>
    removeFactor(actor, { factorId: second.id, passwordOrCode: recovery }),
  );
  expect((await Promise.allSettled(atOnce)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.authFactor.findMany({ where: { userId }, select: { id: true } })).toEqual([{ id: third.id }]);
});

test("at most ten passwords can be tried in an open session", async () => {
  const { actor, id: userId } = await anAccount();
  const { id: factorId } = await aFactor(userId);
  for (let count = 0; count < ownPasswordTries.burst; count += 1)
    await expect(removeFactor(actor, { factorId, passwordOrCode: `try ${count}` })).rejects.toMatchObject({
      code: "password_or_code_wrong",
    });
  const late = removeFactor(actor, { factorId, passwordOrCode: password });
  await expect(late).rejects.toMatchObject({ code: "too_many_tries" });
});
