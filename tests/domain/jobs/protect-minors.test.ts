import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { postJob } from "@/lib/jobs/commands/post-job";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { ownOffer } from "@/lib/jobs/queries/own";
import { protectMinors } from "@/lib/jobs/steps/protect-minors";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { aJobForm, anOffer } from "../../support/factories/offers";
import { aMinor, aPlayer, aSport, aWaitingMinor } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

const contact = { contactPhone: "06 12 34 56 78", instagramUrl: "https://instagram.example/kid" };
const offer = (id: string) => db.sportJob.findUniqueOrThrow({ where: { id } });
const mailsTo = (to: string, title: string) => db.mail.count({ where: { to, subject: { contains: title } } });

test("a minor posts, changes and renews no offer before the guardian has confirmed", async () => {
  const { actor, user } = await aWaitingMinor();
  await expect(postJob(actor, aJobForm(contact))).rejects.toMatchObject({ code: "publish_guardian_first" });
  const { id: jobId } = await anOffer({ userId: user.id, status: "closed" });
  await expect(renewJob(actor, { jobId })).rejects.toMatchObject({ code: "publish_guardian_first" });
  await expect(changeJob(actor, { ...aJobForm(), jobId })).rejects.toMatchObject({ code: "publish_guardian_first" });
});

test("after the confirmation an offer has no address, number or link, and its text no contact details", async () => {
  const { actor, player } = await aMinor();
  const { jobId } = await postJob(actor, aJobForm(contact));
  const bare = { contactEmail: null, contactPhone: null, instagramUrl: null, websiteUrl: null };
  expect(await offer(jobId)).toMatchObject({ status: "active", ...bare });
  await changeJob(actor, { ...aJobForm({ ...contact, title: "Assistant of the under 12" }), jobId });
  expect(await ownOffer(actor, jobId)).toMatchObject({
    offer: { title: "Assistant of the under 12", ...bare },
  });
  for (const [field, text] of [
    ["description", `Free on Wednesdays, write to ${player.email} please.`],
    ["title", "Assistant, instagram: kidkerv"],
    ["certifications", "snap: kidkerv"],
  ] as const)
    await expect(postJob(actor, aJobForm({ [field]: text }))).rejects.toMatchObject({
      fields: { [field]: ["minor_contact_closed"] },
    });
});

test("only adults can post vacancies", async () => {
  const { actor } = await aMinor();
  await expect(postJob(actor, aJobForm({ kind: "vacancy" }))).rejects.toMatchObject({ code: "vacancy_adults_only" });
});

test("an adult must give an e-mail address", async () => {
  const { actor } = await aPlayer();
  const act = postJob(actor, aJobForm({ contactEmail: "" }));
  await expect(act).rejects.toMatchObject({ fields: { contactEmail: ["required"] } });
});

test("earlier offers of minors are corrected once, with an e-mail to player and guardian: contact removed, or taken down", async () => {
  const [minor, waiting, adult] = [await aMinor(), await aWaitingMinor(), await aPlayer()];
  const [keptOffer, early, grown] = [
    await anOffer({ userId: minor.user.id, ...contact }),
    await anOffer({ userId: waiting.user.id, status: "closed" }),
    await anOffer({ userId: adult.user.id, ...contact }),
  ];
  const says = await anOffer({ userId: minor.user.id, description: "Assistant, snap: kidkerv, on Wednesdays." });
  await protectMinors(system());
  const bare = { contactEmail: null, contactPhone: null, instagramUrl: null };
  expect(await offer(keptOffer.id)).toMatchObject({ status: "active", ...bare });
  expect(await offer(early.id)).toMatchObject({ status: "rejected", ...bare });
  expect(await offer(says.id)).toMatchObject({ status: "rejected", ...bare });
  expect(await offer(grown.id)).toMatchObject({ status: "active", contactPhone: contact.contactPhone });
  await runDueHandlers();
  for (const [{ player, guardian }, { title }] of [
    [minor, keptOffer],
    [waiting, early],
  ] as const)
    expect([await mailsTo(player.email, title), await mailsTo(guardian.email, title)]).toEqual([1, 1]);
  expect(await protectMinors(system())).toBe(0);
});

test("when the guardian withdraws the consent, the offers are taken down", async () => {
  const { guardianActor, user } = await aMinor();
  const { id } = await anOffer({ userId: user.id, contactEmail: null, contactPhone: null });
  await answerAsGuardian(guardianActor, { answer: "no" });
  await runDueHandlers();
  expect(await offer(id)).toMatchObject({ status: "rejected" });
});
