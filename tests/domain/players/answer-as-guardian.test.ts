import { expect, test } from "vitest";
import { consentVersions } from "@/lib/accounts/schema";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { consentsOfGuardian, guardianView } from "@/lib/players/queries/guardian";
import en from "@/messages/en/players.json";
import { aMinor, aPerson, guardianOf } from "../../support/factories/people";

async function anInvitation(over: Parameters<typeof aMinor>[0] = {}) {
  const minor = await aMinor({ status: "awaiting_guardian", consentImageRights: false, ...over });
  const { player, guardianActor: guardian } = minor;
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited", confirmedAt: null } });
  const playerNow = () => db.player.findUniqueOrThrow({ where: { id: player.id } });
  return { ...minor, guardian, playerNow };
}

const yes = { answer: "yes", authority: "on", terms: "on" };
const everything = { ...yes, imageRights: "on" };

test("consent lists the minor, withdrawal removes them; each consent is logged separately", async () => {
  const { player, guardian, playerNow } = await anInvitation();
  await answerAsGuardian(guardian, everything);
  expect(await playerNow()).toMatchObject({ status: "listed", consentImageRights: true });
  await answerAsGuardian(guardian, { answer: "no" });
  expect(await playerNow()).toMatchObject({ status: "awaiting_guardian", consentImageRights: false });
  const consents = await db.consent.findMany({ where: { userId: player.userId, givenBy: "guardian" } });
  const lines = consents.map(({ kind, given }) => `${kind} ${given}`).sort();
  expect(lines).toEqual([
    "authority false",
    "authority true",
    "image_rights false",
    "image_rights true",
    "terms false",
    "terms true",
  ]);
});

test("the player's dashboard tells a refusal from a withdrawal, and the receipt says what the withdrawal means", async () => {
  const { actor, guardian, player } = await anInvitation();
  const guardianNow = async () => (await playerDashboard(actor))?.profile.guardian;
  await answerAsGuardian(guardian, { answer: "no" });
  expect(await guardianNow()).toMatchObject({ status: "declined", withdrew: false });
  await answerAsGuardian(guardian, yes);
  await answerAsGuardian(guardian, { answer: "no" });
  expect(await guardianNow()).toMatchObject({ status: "declined", withdrew: true });
  await runDueHandlers();
  const { email } = await db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  const bodies = (await db.mail.findMany({ where: { to: email }, orderBy: { createdAt: "asc" } })).map(
    ({ body }) => body,
  );
  expect(bodies.at(-1)).toContain("The profile is now hidden.");
});

test("image rights are optional, and can be given and withdrawn on their own", async () => {
  const { player, guardian, playerNow } = await anInvitation();
  await answerAsGuardian(guardian, yes);
  expect(await playerNow()).toMatchObject({ status: "listed", consentImageRights: false });
  await answerAsGuardian(guardian, everything);
  expect((await playerNow()).consentImageRights).toBe(true);
  await answerAsGuardian(guardian, yes);
  expect(await playerNow()).toMatchObject({ status: "listed", consentImageRights: false });
  expect(await consentsOfGuardian(db, player.userId)).toMatchObject({
    authority: { given: true },
    terms: { given: true },
    image_rights: { given: false },
  });
});

test("media before a request needs a consent of its own and the image rights; giving and withdrawing it is logged", async () => {
  const { player, guardian, playerNow } = await anInvitation();
  await answerAsGuardian(guardian, everything);
  expect((await playerNow()).mediaBeforeIdentity).toBe(false);
  await answerAsGuardian(guardian, { ...everything, mediaBeforeIdentity: "on" });
  expect((await playerNow()).mediaBeforeIdentity).toBe(true);
  await answerAsGuardian(guardian, { ...yes, mediaBeforeIdentity: "on" });
  expect(await playerNow()).toMatchObject({ consentImageRights: false, mediaBeforeIdentity: false });
  const log = await db.consent.findMany({ where: { userId: player.userId, kind: "media_before_identity" } });
  expect(log.map(({ given, givenBy }) => [given, givenBy]).sort()).toEqual([
    [false, "guardian"],
    [true, "guardian"],
  ]);
  expect(log.every(({ kind, version }) => version === consentVersions[kind])).toBe(true);
});

test("a phone number may be given with the consent, is stored in international form, and can be removed", async () => {
  const { guardian } = await anInvitation();
  const phoneNow = async () => (await guardianView(guardian))?.phone;
  await answerAsGuardian(guardian, { ...yes, phone: "06 12 34 56 78" });
  expect(await phoneNow()).toBe("+33 6 12 34 56 78");
  await expect(answerAsGuardian(guardian, { ...yes, phone: "12345678" })).rejects.toHaveProperty("fields.phone");
  await answerAsGuardian(guardian, { ...yes, phone: "" });
  expect(await phoneNow()).toBeNull();
});

test("each change is confirmed by e-mail, with the date of the wording", async () => {
  const { guardian } = await anInvitation();
  await answerAsGuardian(guardian, everything);
  await runDueHandlers();
  const { email } = await db.guardian.findUniqueOrThrow({ where: { playerId: guardian.guardianOf! } });
  const receipt = await db.mail.findFirstOrThrow({
    where: { to: email, subject: { startsWith: en.receipt.subject.split("{")[0] ?? "" } },
  });
  expect(receipt.body.match(/^Given: .*\(wording of \w+ \d+, 20\d\d\)$/gm)).toHaveLength(3);
});

test("repeating an answer changes nothing", async () => {
  const { player, guardian } = await anInvitation();
  await Promise.all([answerAsGuardian(guardian, yes), answerAsGuardian(guardian, yes)]);
  expect(await db.consent.count({ where: { userId: player.userId } })).toBe(2);
});

test("consenting requires the first two boxes; only the guardian can answer", async () => {
  const { guardian, actor, playerNow } = await anInvitation();
  await expect(answerAsGuardian(guardian, { answer: "yes" })).rejects.toMatchObject({
    fields: { authority: ["authority_required"], terms: ["terms_required"] },
  });
  for (const other of [visitor(), actor])
    await expect(answerAsGuardian(other, yes)).rejects.toMatchObject({ code: "guardian_link_invalid" });
  expect((await playerNow()).status).toBe("awaiting_guardian");
});

test("with an account the first consent needs the e-mailed link, which proves the address; later ones do not", async () => {
  const { player } = await anInvitation();
  const { userId } = await aPerson("guardian");
  const account = guardianOf(player.id, "account", userId);
  await expect(answerAsGuardian(account, yes)).rejects.toMatchObject({ code: "guardian_mail_first" });
  await answerAsGuardian(guardianOf(player.id), yes);
  await answerAsGuardian(account, everything);
});

test("a confirmed address counts everywhere", async () => {
  const [confirmed, mailed, other] = [await anInvitation(), await anInvitation(), await anInvitation()];
  const account = async (
    { player, guardian: _, ...minor }: typeof confirmed,
    emailConfirmedAt: Date | null,
    same = true,
  ) => {
    const { userId } = await aPerson("guardian");
    const { email } = await db.guardian.update({ where: { playerId: player.id }, data: { userId } });
    await db.user.update({ where: { id: userId! }, data: { emailConfirmedAt, ...(same && { email }) } });
    return { ...minor, userId: userId!, actor: guardianOf(player.id, "account", userId) };
  };
  const proved = await account(confirmed, now());
  expect(await guardianView(proved.actor)).toMatchObject({ proved: true });
  await answerAsGuardian(proved.actor, yes);
  const unproved = await account(mailed, null);
  expect(await guardianView(unproved.actor)).toMatchObject({ proved: false });
  await answerAsGuardian(guardianOf(mailed.player.id), yes);
  expect((await db.user.findUniqueOrThrow({ where: { id: unproved.userId } })).emailConfirmedAt).not.toBeNull();
  const elsewhere = await account(other, now(), false);
  await expect(answerAsGuardian(elsewhere.actor, yes)).rejects.toMatchObject({ code: "guardian_mail_first" });
});

test("a hidden profile stays hidden, whatever the guardian answers", async () => {
  const { guardian, playerNow } = await anInvitation({ status: "hidden" });
  for (const answer of [{ answer: "no" }, yes, { answer: "no" }, yes]) {
    await answerAsGuardian(guardian, answer);
    expect((await playerNow()).status).toBe("hidden");
  }
});

test("the guardian's page shows the child, the answers and their end date", async () => {
  const { player, guardian } = await anInvitation({ age: 14 });
  expect(await guardianView(guardian)).toMatchObject({
    minor: true,
    coversAccount: true,
    consents: {},
    player: { fullName: player.fullName },
  });
  expect(await guardianView(visitor())).toBeNull();
  await db.player.update({ where: { id: player.id }, data: { birthDate: daysFrom(now(), -19 * 366) } });
  await expect(answerAsGuardian(guardian, { answer: "no" })).rejects.toMatchObject({ code: "guardian_not_needed" });
});
