import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { writeAboutApplication } from "@/lib/jobs/commands/write-about-application";
import { db } from "@/lib/platform/db/db";
import { reportThing } from "@/lib/trust/commands/report-thing";
import { getCase } from "@/lib/trust/queries/cases";
import { reportView } from "@/lib/trust/queries/own-reports";
import { aReportedOffer, bellOf, caseOf } from "../../support/factories/cases";
import { anEvent } from "../../support/factories/events";
import { aJobForm, anApplication, anOffer } from "../../support/factories/offers";
import {
  aMinor,
  aMinorsThread,
  aPerson,
  aPlayer,
  aRecruiter,
  aStaffMember,
  aThread,
} from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

const refusal = (code: string) => expect.objectContaining({ code });
const fraud = { reason: "fraud", words: "Asks for 300 euros first." };

test("a report keeps a copy of the content, whatever its owner changes", async () => {
  const { owner, offer, caseId, moderator } = await aReportedOffer();
  await changeJob(owner, { ...aJobForm({ identity: undefined, title: "Something decent" }), jobId: offer.id });
  const caseView = await getCase(moderator, caseId);
  expect(caseView?.reports[0]?.snapshot).toMatchObject({ title: offer.title, text: offer.description });
  expect(caseView?.item?.snapshot).toMatchObject({ title: "Something decent" });
});

test("one open report per person and content; reports by several people form one case", async () => {
  const { offer, reporter, caseId } = await aReportedOffer();
  const again = { kind: "job", subjectId: offer.id, ...fraud };
  await expect(reportThing(reporter, again)).rejects.toEqual(refusal("reported_already"));
  const others = await Promise.all([aPerson(), aPerson(), aPerson()]);
  await Promise.all(others.map((other) => reportThing(other, again)));
  expect((await caseOf(caseId)).reports).toHaveLength(4);
});

test("after reporting, a moderator is redirected to the case, others to the content", async () => {
  const [{ player }, moderator] = [await aPlayer(), await aStaffMember("moderation")];
  const subject = { kind: "player", subjectId: player.id, ...fraud };
  const opened = await reportThing(moderator, subject);
  expect(opened).toMatchObject({ path: `/admin/moderation/${(opened as { caseId: string }).caseId}` });
  expect(await reportThing(await aPerson(), subject)).toMatchObject({ path: expect.stringMatching(/^\/players\//) });
});

test("parallel first reports create one case", async () => {
  const [offer, ...people] = [await anOffer(), await aPerson(), await aPerson(), await aPerson()];
  const reports = await Promise.all(
    people.map(
      (reporter) =>
        reportThing(reporter, { kind: "job", subjectId: offer.id, ...fraud }) as Promise<{ caseId: string }>,
    ),
  );
  expect(new Set(reports.map(({ caseId }) => caseId)).size).toBe(1);
});

test("each reportable content has an owner: a profile, an organization, an offer, an event, a message, a conversation", async () => {
  const { player, recruiter, threadId } = await aThread();
  const { messageId } = (await sendMessage(recruiter.actor, { threadId, content: "Pay me." })) as { messageId: string };
  const [lynx, club, { event, organizer }] = [await aPlayer(), await aRecruiter(), await anEvent()];
  const offer = await anOffer();
  const owners = [
    ["player", lynx.player.id, lynx.user.id],
    ["recruiter", club.recruiter.id, club.user.id],
    ["job", offer.id, offer.userId],
    ["event", event.id, organizer.user.id],
    ["message", messageId, recruiter.user.id],
    ["thread", threadId, recruiter.user.id],
  ] as const;
  for (const [kind, subjectId, concernedId] of owners) {
    const { caseId } = (await reportThing(player.actor, { kind, subjectId, ...fraud })) as { caseId: string };
    expect(await caseOf(caseId)).toMatchObject({ kind, concernedId, urgent: false });
  }
});

test("a message about an application is reported by its receiver, with the offer and what came before", async () => {
  const [ann, club, moderator] = [await aPerson(), await aRecruiter(), await aStaffMember("moderation")];
  const job = await anOffer({ kind: "vacancy", userId: club.user.id, recruiterId: club.recruiter.id });
  const { id: applicationId } = await anApplication({ jobId: job.id, userId: ann.userId!, state: "shortlisted" });
  await writeAboutApplication(ann, { applicationId, content: "When shall I come?" });
  await writeAboutApplication(club.actor, { applicationId, content: "Pay 300 euros first." });
  const [own, theirs] = await db.applicationMessage.findMany({
    where: { applicationId },
    orderBy: { byPoster: "asc" },
  });
  const about = (message: typeof own) => ({ kind: "message", subjectId: message!.id, ...fraud });
  await expect(reportThing(await aPerson(), about(theirs))).rejects.toEqual(refusal("not_found"));
  await expect(reportThing(ann, about(own))).rejects.toEqual(refusal("report_own"));
  const { caseId, path } = (await reportThing(ann, about(theirs))) as { caseId: string; path: string };
  expect(path).toBe(`/messages?application=${applicationId}`);
  expect(await caseOf(caseId)).toMatchObject({ kind: "message", concernedId: club.user.id });
  expect((await getCase(moderator, caseId))?.reports[0]?.snapshot).toEqual({
    author: club.recruiter.organizationName,
    title: job.title,
    text: "Pay 300 euros first.",
    conversation: "Ann Lee: When shall I come?",
  });
});

test("an organization's owner is responsible for its content, and its members cannot report it", async () => {
  const [club, { event, organizer }] = [await aRecruiter(), await anEvent()];
  const [author, colleague] = [await aColleague(club), await aColleague(club)];
  const offer = await anOffer({ kind: "vacancy", userId: author.userId });
  const vacancy = { kind: "job", subjectId: offer.id, ...fraud };
  const { caseId } = (await reportThing(await aPerson(), vacancy)) as { caseId: string };
  expect(await caseOf(caseId)).toMatchObject({
    concernedId: club.user.id,
    reports: [{ snapshot: { author: club.recruiter.organizationName } }],
  });
  for (const { actor } of [club, author, colleague]) {
    await expect(reportThing(actor, vacancy)).rejects.toEqual(refusal("report_own"));
    expect(await reportView(actor, "job", offer.id)).toMatchObject({ isOwn: true });
  }
  const { actor } = await aColleague(organizer);
  const subject = { kind: "event", subjectId: event.id, ...fraud };
  await expect(reportThing(actor, subject)).rejects.toEqual(refusal("report_own"));
});

test("both sides of a conversation may report the other; others do not find it", async () => {
  const { player, recruiter, threadId } = await aThread();
  const subject = { kind: "thread", subjectId: threadId, ...fraud };
  const sides = [await reportThing(player.actor, subject), await reportThing(recruiter.actor, subject)];
  const cases = await Promise.all((sides as { caseId: string }[]).map(({ caseId }) => caseOf(caseId)));
  expect(cases.map(({ concernedId }) => concernedId)).toEqual([recruiter.user.id, player.user.id]);
  await expect(reportThing(await aPerson(), subject)).rejects.toEqual(refusal("not_found"));
});

test("reports by a minor, by the guardian, or about a child in danger are urgent and notify moderators", async () => {
  const moderator = await aStaffMember("moderation");
  const { player: minor, recruiter, threadId } = await aMinorsThread();
  const { messageId } = (await sendMessage(recruiter.actor, { threadId, content: "Alone." })) as { messageId: string };
  const ofChild = (await reportThing(minor.actor, { kind: "message", subjectId: messageId, ...fraud })) as {
    caseId: string;
  };
  const ofGuardian = (await reportThing(minor.guardianActor, { kind: "thread", subjectId: threadId, ...fraud })) as {
    caseId: string;
  };
  const danger = { kind: "job", subjectId: (await anOffer()).id, reason: "child_safety" };
  const ofAdult = (await reportThing(await aPerson(), danger)) as { caseId: string };
  expect(await caseOf(ofChild.caseId)).toMatchObject({ urgent: true, reports: [{ byGuardian: false }] });
  expect(await caseOf(ofGuardian.caseId)).toMatchObject({
    urgent: true,
    reports: [{ byGuardian: true, reporterId: minor.user.id }],
  });
  expect(await caseOf(ofAdult.caseId)).toMatchObject({ urgent: true });
  await runDueHandlers();
  const rung = (await bellOf(moderator.userId)).map(({ link }) => link);
  for (const { caseId } of [ofChild, ofGuardian, ofAdult]) expect(rung).toContain(`/admin/moderation/${caseId}`);
});

test("own content, invisible content and a missing reason are refused", async () => {
  const [{ actor, player }, hidden] = [await aPlayer(), await aMinor({ status: "hidden" })];
  const subjectOf = (subjectId: string) => ({ kind: "player", subjectId, ...fraud });
  await expect(reportThing(actor, subjectOf(player.id))).rejects.toEqual(refusal("report_own"));
  await expect(reportThing(actor, subjectOf(hidden.player.id))).rejects.toEqual(refusal("not_found"));
  const offer = { kind: "job", subjectId: (await anOffer()).id };
  await expect(reportThing(actor, { ...offer, reason: "" })).rejects.toMatchObject({
    fields: { reason: ["report_reason_required"] },
  });
  await expect(reportThing(actor, { ...offer, reason: "other", words: " " })).rejects.toMatchObject({
    fields: { words: ["report_words_required"] },
  });
});

test("only the reporter sees the state of the report, and nothing else", async () => {
  const { offer, reporter } = await aReportedOffer();
  expect(await reportView(reporter, "job", offer.id)).toMatchObject({
    mayReport: false,
    reports: [{ outcome: "open" }],
  });
  expect(await reportView(await aPerson(), "job", offer.id)).toMatchObject({ mayReport: true, reports: [] });
  expect(Object.keys((await reportView(reporter, "job", offer.id))?.reports[0] ?? {})).toEqual([
    "id",
    "createdAt",
    "outcome",
  ]);
});
