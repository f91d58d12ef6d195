import { inspect } from "node:util";
import { expect, test } from "vitest";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { listFactors } from "@/lib/accounts/queries/factors";
import { mostFactors } from "@/lib/accounts/schema";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password } from "../../support/factories/accounts";
import { aFactor } from "../../support/factories/factors";

const totp = { factor_type: "totp", friendly_name: "Phone" };

test("adding a factor returns the data for the app, and signing in does not require it yet", async () => {
  const { actor, email, id: userId } = await anAccount();
  const begun = await addFactor(actor, totp);
  expect(begun).toMatchObject({ type: "totp", friendly_name: "Phone" });
  expect(begun.totp?.uri).toContain(`secret=${begun.totp?.secret}`);
  expect(begun.totp?.qr_code).toMatch(/^<svg /);
  expect(begun.recovery_codes).toHaveLength(8);
  expect(await listFactors(actor)).toMatchObject({
    verifiedFactors: [],
    waiting: { id: begun.id, secret: begun.totp?.secret, recoveryCodes: begun.recovery_codes },
  });
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
});

test("an earlier unverified factor is replaced; neither secret nor codes are stored", async () => {
  const { actor, id: userId } = await anAccount();
  const left = await addFactor(actor, totp);
  const begun = await addFactor(actor, totp);
  const kept = await db.authFactor.findMany({ where: { userId } });
  expect(kept.map(({ id }) => id)).toEqual([begun.id]);
  expect(begun.totp?.secret).not.toBe(left.totp?.secret);
  expect(inspect(kept, { depth: 9 })).not.toContain(begun.totp?.secret);
});

test("a passkey begins without an app's key, with recovery codes of its own", async () => {
  const { actor } = await anAccount();
  const begun = await addFactor(actor, { factor_type: "webauthn", friendly_name: "Laptop" });
  expect(begun).toMatchObject({ type: "webauthn", friendly_name: "Laptop", recovery_codes: { length: 8 } });
  expect(begun.totp).toBeUndefined();
  expect(await listFactors(actor)).toMatchObject({
    verifiedFactors: [],
    waiting: { id: begun.id, type: "webauthn", recoveryCodes: begun.recovery_codes },
  });
});

test("a phone is kept as an international number, and another form of number is refused", async () => {
  const { actor, id: userId } = await anAccount();
  const begin = (phone?: string) => addFactor(actor, { factor_type: "phone", phone });
  expect(await begin("+٣٣ ٦ ٣٩ ٩٨ ٠٠ ١١")).toMatchObject({ type: "phone", phone: "+33639980011" });
  expect(await db.authFactor.findMany({ where: { userId } })).toMatchObject([{ phone: "+33639980011", secret: {} }]);
  for (const phone of ["06 39 98 00 11", "+33 6 39", "call me"])
    await expect(begin(phone), phone).rejects.toMatchObject({ fields: { phone: ["phone_needs_country"] } });
  await expect(begin()).rejects.toMatchObject({ fields: { phone: ["required"] } });
});

test("other kinds of factors are refused, and at most five are allowed", async () => {
  const { actor, id } = await anAccount();
  await expect(addFactor(actor, { factor_type: "fax" })).rejects.toMatchObject({
    fields: { factor_type: ["factor_not_offered"] },
  });
  await expect(addFactor(actor, {})).rejects.toMatchObject({ fields: { factor_type: ["required"] } });
  for (let i = 0; i < mostFactors; i++) await aFactor(id);
  await expect(addFactor(actor, totp)).rejects.toMatchObject({ code: "too_many_factors" });
});
