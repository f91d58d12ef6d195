import { expect, test } from "vitest";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import { emailAboutFactor } from "@/lib/accounts/handlers";
import { listDevices } from "@/lib/accounts/queries/devices";
import { listFactors } from "@/lib/accounts/queries/factors";
import { startSession } from "@/lib/accounts/steps/start-session";
import { transaction } from "@/lib/platform/command/command";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, emailsTo, password } from "../../support/factories/accounts";
import { codeNow } from "../../support/factories/factors";

async function begun() {
  const account = await anAccount();
  const { id: factorId } = await addFactor(account.actor, { factor_type: "totp" });
  const challenge = async () => (await challengeFactor(account.actor, { factorId })).id;
  return { ...account, factorId, challenge };
}

test("the first correct code activates a factor, signs out other devices and notifies the owner", async () => {
  const { actor, id: userId, email, factorId, challenge } = await begun();
  await startSession({ userId, device: "Chrome", replaces: null });

  await verifyFactor(actor, { factorId, challenge_id: await challenge(), code: codeNow(factorId) });

  expect(await listFactors(actor)).toMatchObject({ verifiedFactors: [{ id: factorId, codesLeft: 8 }], waiting: null });
  expect(await listDevices(actor)).toMatchObject([{ current: true }]);
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "second_factor_needed" });
  const event = await db.domainEvent.findFirstOrThrow({
    where: { type: "factor.changed", data: { path: ["userId"], equals: userId } },
  });
  expect(event.data).toEqual({ userId, isAsked: true });
  await transaction((tx) =>
    emailAboutFactor(tx, { ...event, type: "factor.changed", data: { userId, isAsked: true } }),
  );
  expect((await emailsTo(email)).at(-1)?.subject).toContain("You now need a passkey or a code");
});

test("a wrong code and a code without a challenge change nothing", async () => {
  const { actor, factorId, challenge } = await begun();
  const wrong = String((Number(codeNow(factorId)) + 1) % 1_000_000).padStart(6, "0");

  const tried = verifyFactor(actor, { factorId, challenge_id: await challenge(), code: wrong });
  await expect(tried).rejects.toMatchObject({ code: "code_wrong", fields: { code: ["code_wrong"] } });
  await expect(verifyFactor(actor, { factorId, challenge_id: "1.x", code: codeNow(factorId) })).rejects.toMatchObject({
    code: "challenge_over",
  });
  expect(await listFactors(actor)).toMatchObject({ verifiedFactors: [], waiting: { id: factorId } });
});
