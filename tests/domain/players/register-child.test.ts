import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { registerChild } from "@/lib/players/commands/register-child";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { guardianProof } from "@/lib/players/queries/guardian";
import { aPerson, aPlayer, aRecruiter, aSport, guardianOf } from "../../support/factories/people";
import { aGuardianNamed, aProfileForm, aSignUpForm } from "../../support/factories/player-forms";

const aChildsForm = (over: Parameters<typeof aSignUpForm>[0] = {}) =>
  aSignUpForm({ age: 14, terms: undefined, imageRights: undefined, ...over });

test("a parent registers a child: an account of its own, hidden until the mailed link is answered", async () => {
  await aSport();
  const parent = await aPerson("guardian");
  const { playerId, userId } = await registerChild(parent, aChildsForm());
  const player = await db.player.findUniqueOrThrow({ where: { id: playerId }, include: { guardian: true } });
  expect(player).toMatchObject({ status: "awaiting_guardian", consentTerms: false, consentImageRights: false });
  expect(player.guardian).toMatchObject({ userId: parent.userId, status: "invited" });
  expect(userId).not.toBe(parent.userId);
  expect(await db.consent.count({ where: { userId } })).toBe(0);
  expect(await guardianProof(playerId, parent.userId)).toMatchObject({ by: "account" });
  await runDueHandlers();
  const { body } = await db.mail.findFirstOrThrow({ where: { to: player.guardian!.email } });
  const [, token = ""] = /\/guardian\/([\w-]{43})\n/.exec(body) ?? [];
  expect(await guardianProof(token, null)).toEqual({ playerId, by: "mail" });
});

test("two children are two accounts with one parent", async () => {
  await aSport();
  const parent = await aPerson("guardian");
  await registerChild(parent, aChildsForm());
  await registerChild(parent, aChildsForm());
  expect(await db.guardian.count({ where: { userId: parent.userId } })).toBe(2);
});

test("refuses an adult, the parent's own address, and accounts of another kind", async () => {
  await aSport();
  const parent = await aPerson("guardian");
  await expect(registerChild(parent, aChildsForm({ age: 18 }))).rejects.toHaveProperty("fields.birthDate");
  const { email } = await db.user.findUniqueOrThrow({ where: { id: parent.userId! } });
  await expect(registerChild(parent, aChildsForm({ email }))).rejects.toHaveProperty("fields.email");
  for (const { actor } of [await aPlayer(), await aRecruiter()])
    await expect(registerChild(actor, aChildsForm())).rejects.toMatchObject({ code: "guardians_only" });
  await expect(registerChild(visitor(), aChildsForm())).rejects.toMatchObject({ code: "sign_in_required" });
});

test("a child needs no phone, height or weight of its own, and may be edited without them", async () => {
  await aSport();
  const without = { phone: "", heightCm: "", weightKg: "" };
  const { playerId } = await registerChild(await aPerson("guardian"), aChildsForm(without));
  const child = await db.player.findUniqueOrThrow({ where: { id: playerId } });
  expect(child).toMatchObject({ phone: null, heightCm: null, weightKg: null });
  await db.guardian.update({ where: { playerId }, data: { status: "confirmed" } });
  await editProfile(guardianOf(playerId), aChildsForm({ ...without, city: "Nantes" }));
  expect(await db.player.findUniqueOrThrow({ where: { id: playerId } })).toMatchObject({ phone: null, city: "Nantes" });
});

test("an adult, and a minor who signs up alone, must give a phone number", async () => {
  const { actor } = await aPlayer();
  await expect(editProfile(actor, aProfileForm({ phone: "" }))).rejects.toHaveProperty("fields.phone");
  const alone = aSignUpForm({ age: 16, phone: "", ...aGuardianNamed() });
  await expect(signUpPlayer(visitor(), alone)).rejects.toHaveProperty("fields.phone");
});
