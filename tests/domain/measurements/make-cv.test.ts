import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { makeCv } from "@/lib/measurements/commands/make-cv";
import { cvCodeOf, cvTokenOf } from "@/lib/measurements/queries/cv-link";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { mostOpenCvs } from "@/lib/measurements/schema/cv";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { comesOfAge } from "@/lib/players/schema/ages";
import { aCv, aCvForm } from "../../support/factories/cvs";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

test("a player gets a link and a code, stored as hashes only", async () => {
  const { actor, player } = await aPlayer();
  const { cvId } = (await makeCv(actor, aCvForm({ language: "fr", parts: ["season", "season"] }))) as { cvId: string };
  const row = await db.playerCv.findUniqueOrThrow({ where: { id: cvId } });
  expect(row).toMatchObject({ playerId: player.id, locale: "fr", parts: ["season"], ofMinor: false, closedAt: null });
  expect(JSON.stringify(row)).not.toContain(cvTokenOf(cvId));
  expect(JSON.stringify(row)).not.toContain(cvCodeOf(cvId));
  expect(cvCodeOf(cvId)).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const ownList = await ownCvs(actor);
  expect(ownList?.cvs[0]?.link).toMatch(/\/fr\/cv\/[\w-]{43}$/);
});

test("a CV expires after ninety days unless chosen otherwise", async () => {
  const { actor } = await aPlayer();
  const { cvId } = (await makeCv(actor, aCvForm())) as { cvId: string };
  const { madeAt, endsAt } = await db.playerCv.findUniqueOrThrow({ where: { id: cvId } });
  expect((endsAt.getTime() - madeAt.getTime()) / 86_400_000).toBe(90);
  await expect(makeCv(actor, aCvForm({ days: "3650" }))).rejects.toHaveProperty("fields.days");
  await expect(makeCv(actor, aCvForm({ parts: ["phone"] }))).rejects.toHaveProperty("fields.parts");
});

test("a child's CV expires on the 18th birthday at the latest and then no longer counts", async () => {
  const { actor, player, guardianActor } = await aMinor({ age: 17 });
  const birthday = daysFrom(now(), 40);
  const birthDate = new Date(Date.UTC(birthday.getUTCFullYear() - 18, birthday.getUTCMonth(), birthday.getUTCDate()));
  await db.player.update({ where: { id: player.id }, data: { birthDate } });
  const { cvId } = (await makeCv(guardianActor, aCvForm())) as { cvId: string };
  const { endsAt } = await db.playerCv.findUniqueOrThrow({ where: { id: cvId } });
  expect(endsAt).toEqual(comesOfAge(birthDate));
  for (let n = 1; n < mostOpenCvs; n += 1) await aCv(player.id, { ofMinor: true });
  await expect(makeCv(guardianActor, aCvForm())).rejects.toHaveProperty("code", "too_many_cvs");
  setClock(() => endsAt);
  await makeCv(actor, aCvForm()).finally(() => setClock(null));
});

test("only the guardian creates a child's CV and gets an e-mail without the link", async () => {
  const { actor, player, guardian, guardianActor } = await aMinor();
  await expect(makeCv(actor, aCvForm())).rejects.toHaveProperty("code", "cv_guardian_makes");
  const { cvId } = (await makeCv(guardianActor, aCvForm({ naming: "name" }))) as { cvId: string };
  expect((await db.playerCv.findUniqueOrThrow({ where: { id: cvId } })).ofMinor).toBe(true);
  await runDueHandlers();
  const mail = await db.mail.findFirstOrThrow({ where: { to: guardian.email } });
  expect(mail.subject).toContain(player.fullName);
  expect(mail.body).toMatch(/\/guardian\/[\w-]+\/cv$/m);
  expect(mail.body).not.toContain(cvTokenOf(cvId));
});

test("an unconfirmed guardian and users without a profile cannot create a CV", async () => {
  const { player, guardianActor } = await aMinor();
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  await expect(makeCv(guardianActor, aCvForm())).rejects.toHaveProperty("code", "guardian_yes_first");
  const club = await aRecruiter();
  for (const outsider of [visitor(), club.actor])
    await expect(makeCv(outsider, aCvForm())).rejects.toHaveProperty("code", "players_only");
});

test("the number of open CVs is limited, also in parallel", async () => {
  const { actor, player } = await aPlayer();
  for (let n = 1; n < mostOpenCvs; n += 1) await aCv(player.id);
  await aCv(player.id, { closedAt: new Date() });
  const both = await Promise.allSettled([makeCv(actor, aCvForm()), makeCv(actor, aCvForm())]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(makeCv(actor, aCvForm())).rejects.toHaveProperty("code", "too_many_cvs");
});

test("while the profile is hidden, its owner sees that the link shows nothing, and can close it", async () => {
  const { actor, player } = await aPlayer();
  await aCv(player.id);
  const state = async () => (await ownCvs(actor))?.cvs[0];
  expect(await state()).toMatchObject({ state: "open" });
  await db.player.update({ where: { id: player.id }, data: { status: "taken_down" } });
  expect(await state()).toMatchObject({ state: "resting", link: null, code: null });
});

test("a child's CV is inactive without the guardian's consent", async () => {
  const { actor, player } = await aMinor();
  await aCv(player.id, { ofMinor: true });
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "declined" } });
  expect((await ownCvs(actor))?.cvs[0]).toMatchObject({ state: "resting", path: null });
});
