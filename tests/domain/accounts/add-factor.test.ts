import { expect, test } from "vitest";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { listFactors } from "@/lib/accounts/queries/factors";
import { mostFactors } from "@/lib/accounts/schema";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password } from "../../support/mint/accounts";
import { aFactor } from "../../support/mint/factors";

const totp = { factor_type: "totp", friendly_name: "Phone" };

test("adding a factor returns the data for the app, and signing in does not require it yet", async () => {
  const { actor, email, id: userId } = await anAccount();
  const begun = await addFactor(actor, totp);
  expect(begun).toMatchObject({ type: "totp", friendly_name: "Phone" });
  expect(begun.totp.uri).toContain(`secret=${begun.totp.secret}`);
  expect(begun.totp.qr_code).toMatch(/^<svg /);
  expect(begun.recovery_codes).toHaveLength(8);
  expect(await listFactors(actor)).toMatchObject({
    asked: [],
    waiting: { id: begun.id, secret: begun.totp.secret, recoveryCodes: begun.recovery_codes },
  });
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
});

test("an earlier unverified factor is replaced; neither secret nor codes are stored", async () => {
  const { actor, id: userId } = await anAccount();
  const left = await addFactor(actor, totp);
  const begun = await addFactor(actor, totp);
  const kept = await db.authFactor.findMany({ where: { userId } });
  expect(kept.map(({ id }) => id)).toEqual([begun.id]);
  expect(begun.totp.secret).not.toBe(left.totp.secret);
  expect(JSON.stringify(kept)).not.toContain(begun.totp.secret);
});

test("other kinds of factors are refused, and at most five are allowed", async () => {
  const { actor, id } = await anAccount();
  await expect(addFactor(actor, { factor_type: "phone", phone: "+33639980000" })).rejects.toMatchObject({
    code: "factor_not_offered",
  });
  for (let i = 0; i < mostFactors; i++) await aFactor(id);
  await expect(addFactor(actor, totp)).rejects.toMatchObject({ code: "too_many_factors" });
});
