import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { organizationData } from "@/components/recruiters/json-ld";
import { upcomingEvents } from "@/lib/events/queries/public";
import { vacanciesOf } from "@/lib/jobs/queries/public";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { recruiterEvents } from "@/lib/recruiters/events";
import { getOrganization, listOrganizationPlaces } from "@/lib/recruiters/queries/public";
import { checkedOf } from "@/lib/trust/queries/public";
import { anEvent } from "../../support/factories/events";
import { anOffer } from "../../support/factories/offers";
import { aRecruiter } from "../../support/factories/people";
import { aCase } from "../../support/factories/verification";
import { outdatedBy } from "../../support/freshness";

const text = { description: "Two teams, one ground.", websiteUrl: "https://club.example/" };

test("the public page shows what a verified organization is, not its contact details or people", async () => {
  const { recruiter } = await aRecruiter({ ...text, interestedSports: ["judo", "quidditch"] });
  const organization = await getOrganization(recruiter.id);
  expect(organization).toEqual({
    id: recruiter.id,
    organizationName: recruiter.organizationName,
    organizationType: recruiter.organizationType,
    country: recruiter.country,
    city: recruiter.city,
    verifiedAt: recruiter.verifiedAt,
    sports: ["judo"],
    ...text,
  });
  const data = JSON.stringify(organizationData(organization!, "fr"));
  expect(data).toContain(`/fr/recruiters/${recruiter.id}`);
  for (const secret of [recruiter.contactPerson, recruiter.email, recruiter.phone]) expect(data).not.toContain(secret);
  expect((await listOrganizationPlaces()).map(({ id }) => id)).toContain(recruiter.id);
});

test("without consent the description and website are hidden", async () => {
  const { recruiter } = await aRecruiter({ ...text, consentLogo: false });
  expect(await getOrganization(recruiter.id)).toMatchObject({ description: null, websiteUrl: null });
});

test("an unverified, removed, closed or unknown organization has no page", async () => {
  const hidden = [
    await aRecruiter({ status: "pending", verifiedAt: null }),
    await aRecruiter({ status: "rejected", verifiedAt: null }),
    await aRecruiter({ takenDownAt: now() }),
    await aRecruiter(),
  ];
  await db.user.update({ where: { id: hidden[3]!.user.id }, data: { disabledAt: now() } });
  for (const { recruiter } of hidden) expect(await getOrganization(recruiter.id)).toBeNull();
  const places = (await listOrganizationPlaces()).map(({ id }) => id);
  for (const { recruiter } of hidden) expect(places).not.toContain(recruiter.id);
  for (const junk of [randomUUID(), "-", "'; drop"]) expect(await getOrganization(junk)).toBeNull();
});

test("verified documents are listed by kind and time, the newest of each; pending and rejected ones are not", async () => {
  const { user, recruiter } = await aRecruiter();
  const verified = (daysAgo: number) => {
    const time = daysFrom(now(), -daysAgo);
    return { verificationStatus: "verified" as const, verifiedAt: time, decidedAt: time, createdAt: time };
  };
  await aCase(user.id, "organization_proof", verified(20));
  await aCase(user.id, "identity", verified(90));
  const newer = await aCase(user.id, "identity", verified(2));
  await aCase(user.id, "identity");
  await aCase(user.id, "professional_licence", { verificationStatus: "rejected", reason: "Expired." });
  const checked = await checkedOf(recruiter.id);
  expect(checked.map(({ type }) => type)).toEqual(["identity", "organization_proof"]);
  expect(checked[0]?.at).toEqual(newer.verifiedAt);
  expect(Object.keys(checked[0]!)).toEqual(["type", "at"]);
});

test("a rejected document invalidates an older one of its kind", async () => {
  const { user, recruiter } = await aRecruiter();
  const [before, decidedTime] = [daysFrom(now(), -9), daysFrom(now(), -1)];
  const verdict = { verificationStatus: "verified", verifiedAt: before, decidedAt: before, createdAt: before } as const;
  await aCase(user.id, "professional_licence", verdict);
  expect((await checkedOf(recruiter.id)).map(({ type }) => type)).toEqual(["professional_licence"]);
  const refused = {
    verificationStatus: "rejected",
    reason: "Expired.",
    decidedAt: decidedTime,
    createdAt: decidedTime,
  } as const;
  const { id: verificationCaseId } = await aCase(user.id, "professional_licence", refused);
  expect(await checkedOf(recruiter.id)).toEqual([]);
  const checkedViews = () =>
    transaction((tx) =>
      recruiterEvents.record(tx, { userId: user.id }, "licence.rejected", {
        recruiterId: recruiter.id,
        verificationCaseId,
      }),
    );
  expect([...(await outdatedBy(checkedViews))]).toContain(`recruiters:${recruiter.id}`);
});

test("the page lists its open vacancies and upcoming events only, and no offers of its members", async () => {
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  const vacancy = await anOffer({ userId: club.user.id, kind: "vacancy" });
  await anOffer({ userId: club.user.id, kind: "candidate" });
  await anOffer({ userId: club.user.id, kind: "vacancy", status: "closed" });
  await anOffer({ userId: other.user.id, kind: "vacancy" });
  expect((await vacanciesOf(club.recruiter.id)).map(({ id }) => id)).toEqual([vacancy.id]);
  const { event } = await anEvent({ by: club });
  await anEvent({ by: club, isPublic: false });
  await anEvent({ by: club, startDate: secondsFrom(now(), -3600) });
  await anEvent({ by: other });
  const { events, total } = await upcomingEvents({ organizerId: club.recruiter.id });
  expect([events.map(({ id }) => id), total]).toEqual([[event.id], 1]);
});
