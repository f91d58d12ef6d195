import { randomBytes, randomUUID } from "node:crypto";
import { linkHash } from "@/lib/accounts/queries/mailed-link";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { MailedLinkKind } from "@/lib/platform/prisma/enums";
import { aDraft, aFeed, anArticle } from "../factories/articles";
import { anAvailabilityLink } from "../factories/availability";
import { aModerationCase } from "../factories/cases";
import { anUnpaidCommission } from "../factories/commissions";
import { aConfirmation, aFact } from "../factories/confirmations";
import { aContract, aSignedCard } from "../factories/contracts";
import { aCv } from "../factories/cvs";
import { anEsportPlayer } from "../factories/esport";
import { anEvent } from "../factories/events";
import { aDocument } from "../factories/files";
import { anIntroduction } from "../factories/introductions";
import { anApplication, anOffer } from "../factories/offers";
import { aMinor, aPlayer, aRecruiter, aSport, aStaffMember, aWaitingMinor } from "../factories/people";
import { anOpenRequest } from "../factories/requests";
import { aStatement } from "../factories/statements";
import { aColleague, anInvitation } from "../factories/team";
import { aTicket } from "../factories/tickets";
import { aCase } from "../factories/verification";
import { aStagedVideo, aVideo } from "../factories/videos";
import { aPaidPlan } from "../payments";

type Player = Awaited<ReturnType<typeof aPlayer>>;
type Club = Awaited<ReturnType<typeof aRecruiter>>;

async function opened(to: Player, from: Club) {
  const pair = { playerId: to.player.id, recruiterId: from.recruiter.id };
  const accepted = { status: "accepted", playerAnswer: true, answeredAt: now(), expiresAt: now() } as const;
  const { disclosure, thread } = await db.contactRequest.create({
    data: { ...pair, ...accepted, message: "Come.", disclosure: { create: pair }, thread: { create: pair } },
    include: { disclosure: true, thread: true },
  });
  const [threadId, recruiterId] = [thread?.id ?? "", from.recruiter.id];
  const between = { senderId: recruiterId, receiverId: to.player.id, receiverType: "player" } as const;
  const message = await db.message.create({ data: { threadId, content: "Hello.", ...between } });
  const phraseData = { recruiterId, title: randomUUID(), content: "Come." };
  const phrase = await db.savedPhrase.create({ data: phraseData });
  const alert = await db.talentAlert.create({ data: { recruiterId, alertCriteria: { sport: "judo" } } });
  const needData = { recruiterId, title: randomUUID(), criteria: { sport: "football" } };
  const need = await db.need.create({ data: needData });
  const match = await aMatch(pair, { needId: need.id, compatibilityScore: 70 });
  const line = await db.budgetLine.create({ data: { recruiterId, label: "Train", amountCents: 900, spentOn: now() } });
  const matched = { need: need.id, match: match.id, contract: (await aContract(pair)).id };
  const { id: commission, contractId: commissioned } = await anUnpaidCommission(pair);
  const ownThings = {
    message: message.id,
    phrase: phrase.id,
    alert: alert.id,
    ...matched,
    commission,
    commissioned,
    budgetLine: line.id,
  };
  return { disclosure: disclosure?.id ?? "", thread: threadId, ...ownThings };
}

/** A club has at most one match with a player. */
const aMatch = (
  pair: { recruiterId: string; playerId: string },
  over: { needId?: string; compatibilityScore?: number } = {},
) =>
  db.match.upsert({
    where: { recruiterId_playerId: pair },
    create: { ...pair, sportMatch: "football", ...over },
    update: over,
  });

async function aFavoriteInList(playerId: string, { recruiter: { id: recruiterId } }: Club) {
  await db.favorite.create({ data: { recruiterId, playerId } });
  const { id: listId } = await db.favoriteList.create({ data: { recruiterId, name: randomUUID() } });
  await db.listedFavorite.create({ data: { recruiterId, listId, playerId } });
  const match = await aMatch({ recruiterId, playerId });
  const closed = await db.match.create({
    data: { recruiterId, playerId: (await aPlayer()).player.id, sportMatch: "football", status: "closed" },
  });
  const task = await db.matchTask.create({ data: { matchId: match.id, what: "Call the coach" } });
  return { list: listId, favorite: playerId, match: match.id, closedMatch: closed.id, task: task.id };
}

/** The data that every account has. */
export async function ofAccount(userId: string) {
  const [job, vacancy, applied, document, staged, notification, session, factor] = await Promise.all([
    anOffer({ userId }),
    anOffer({ kind: "vacancy" }),
    anApplication({ userId }),
    aDocument(userId),
    aDocument(userId, { createdAt: now(), deleteAt: daysFrom(now(), 0.5) }),
    db.notification.create({ data: { userId, title: "Hello", message: "Hello" } }),
    db.session.create({ data: { userId, refreshHash: randomUUID(), expiresAt: daysFrom(now(), 9) } }),
    db.authFactor.create({ data: { userId, factorType: "totp", secret: {} } }),
  ]);
  const application = await anApplication({ jobId: job.id });
  const shortlisted = await anApplication({ userId, state: "shortlisted" });
  return {
    job: job.id,
    vacancy: vacancy.id,
    applied: applied.id,
    application: application.id,
    shortlisted: shortlisted.id,
    document: document.id,
    staged: staged.id,
    introduction: (await anIntroduction({ userId })).id,
    introduced: (await anIntroduction({ userId, status: "accepted" })).id,
    notification: notification.id,
    session: session.id,
    factor: factor.id,
  };
}

async function ofPlayer({ player }: Player) {
  const { event } = await anEvent();
  await db.eventRegistration.create({ data: { eventId: event.id, playerId: player.id, status: "pending" } });
  const fact = await aFact(player.id);
  const { confirmationId: askedConfirmation } = await aConfirmation(player.id);
  const [video, pictureDocument] = [await aVideo(player), await aDocument(player.userId, { kind: "picture" })];
  const stagedVideo = await aStagedVideo(player.userId, { createdAt: now(), deleteAt: daysFrom(now(), 0.5) });
  const picture = await db.playerPicture.create({ data: { playerId: player.id, documentId: pictureDocument.id } });
  const shows = { video: video.id, picture: picture.id, stagedVideo: stagedVideo.id };
  const claim = await db.playerClaim.create({
    data: {
      playerId: player.id,
      attribute: "goals",
      sport: "football",
      number: 4,
      measuredOn: new Date("2026-05-01T00:00:00Z"),
    },
  });
  const { cvId: cv } = await aCv(player.id);
  return {
    cv,
    registered: event.id,
    stated: claim.id,
    fact: fact.id,
    asked: askedConfirmation,
    ...shows,
  };
}

async function ofClub(by: Club, guest: Player) {
  const playerId = guest.player.id;
  const [soon, hourAgo] = [daysFrom(now(), 0.5), daysFrom(now(), -1 / 24)];
  const { event } = await anEvent({ by, startDate: soon });
  const { event: draft } = await anEvent({ by, status: "draft" });
  const { event: begun } = await anEvent({ by, startDate: hourAgo });
  const registered = [event, begun].map(({ id: eventId }) => ({ eventId, playerId, status: "pending" as const }));
  await db.eventRegistration.createMany({ data: registered });
  const { id: claimId } = await aFact(playerId, {
    eventId: begun.id,
    label: "Final",
    text: "",
    place: 1,
    grade: "event",
  });
  return {
    organized: { eventId: event.id, playerId },
    drafted: draft.id,
    begun: { eventId: begun.id, playerId, claimId },
  };
}

const aToken = () => randomBytes(32).toString("base64url");

async function aLink(kind: MailedLinkKind, { id: userId, email }: { id: string; email: string }) {
  const token = aToken();
  await db.mailedLink.create({
    data: { tokenHash: linkHash(token), userId, kind, email, expiresAt: daysFrom(now(), 1) },
  });
  return token;
}

/** One side of the world: a player, a minor with a guardian, a club, and all they own. */
async function aSide(guest: Player) {
  const [player, minor, club] = [await aPlayer(), await aMinor(), await aRecruiter({ plan: null })];
  await db.profile.update({ where: { id: club.user.id }, data: { birthDate: new Date("1987-03-14") } });
  await aPaidPlan(club.actor, club.recruiter.id, "pro");
  const [member, reader] = [await aColleague(club), await aColleague(club, "reader")];
  const [earlier, first] = [await aRecruiter(), await aPlayer()];
  const [toPlayer, toMinor] = [
    await anOpenRequest({ to: player, from: club }),
    await anOpenRequest({ to: minor, from: club }),
  ];
  const offerData = {
    introductionSent: (await anIntroduction({ recruiterId: club.recruiter.id })).id,
    introductionOpen: (await anIntroduction({ recruiterId: club.recruiter.id, status: "accepted" })).id,
  };
  const all = {
    signed: (await aSignedCard({ from: club })).match.id,
    teamRole: reader.userId,
    invitation: (await anInvitation(club)).id,
    ...(await ofAccount(player.user.id)),
    ...(await ofClub(club, guest)),
    ...offerData,
    ...(await aFavoriteInList(first.player.id, club)),
    request: toPlayer.request.id,
  };
  const grown = { ...all, ...(await ofPlayer(player)), ...(await opened(player, earlier)) };
  const openedPlayer = { ...grown, ...(await opened(first, club)) };
  const child = { ...all, ...(await ofPlayer(minor)), ...(await opened(minor, earlier)), request: toMinor.request.id };
  const waiting = await aWaitingMinor();
  const early = { ...child, ...(await ofPlayer(waiting)) };
  return { player, minor, waiting, club, member, reader, grown, asked: openedPlayer, child, early };
}

async function common(shortlistedJob: string, staff: string) {
  const [waiting, formerMember, club, editor] = [await aPlayer(), await aPlayer(), await aRecruiter(), await aPlayer()];
  await db.user.update({
    where: { id: formerMember.user.id },
    data: { disabledAt: now(), eraseAt: daysFrom(now(), 9) },
  });
  await db.wishlistItem.create({ data: { jobId: shortlistedJob, recruiterId: club.recruiter.id } });
  const data = { recruiterId: club.recruiter.id, verificationCaseId: "nowhere" };
  const fact = await db.domainEvent.create({ data: { type: "recruiter.verified", data, plannedAt: now() } });
  const handler = { kind: "handler", eventId: fact.id, handler: "notifyRecruiterOfVerdict" } as const;
  const deadLetter = await db.outboxEntry.create({ data: { ...handler, attempts: 5, deadSince: now() } });
  const removedClaim = await aStatement();
  await db.statement.update({ where: { id: removedClaim }, data: { removedAt: now() } });
  const ruled = { ruling: "warned", decidedAt: now(), decidedById: staff } as const;
  const [openRequest, answered, odd] = [
    await aConfirmation(editor.player.id),
    await aConfirmation(editor.player.id, { answeredAt: now() }),
    await aConfirmation(editor.player.id, { answeredAt: now(), flags: ["same_surname"] }),
  ];
  const decided = { verdict: "verified", decidedAt: now(), decidedById: staff } as const;
  return {
    colleague: (await aStaffMember()).userId,
    open: (await anEvent()).event.id,
    seen: waiting.player.id,
    gamer: (await anEsportPlayer()).player.id,
    wishlistEntry: { jobId: shortlistedJob, recruiterId: club.recruiter.id },
    article: (await anArticle()).id,
    draft: (await aDraft()).id,
    feed: (await aFeed()).id,
    claim: await aStatement(),
    removedClaim,
    case: (await aCase(club.user.id, "identity")).id,
    decided: (await aCase(club.user.id, "organization_proof", decided)).id,
    ticket: (await aTicket()).id,
    reported: (await aModerationCase()).id,
    ruled: (await aModerationCase(ruled)).id,
    appealed: (await aModerationCase({ ...ruled, appealedAt: now() })).id,
    deadLetter: String(deadLetter.id),
    availability: await anAvailabilityLink(waiting.player.id),
    cvToken: (await aCv(editor.player.id)).token,
    confirmation: await aLink("email_confirmation", editor.user),
    letter: openRequest,
    receipt: answered.receipt,
    odd: odd.confirmationId,
    reset: await aLink("password_reset", editor.user),
    back: await aLink("account_return", formerMember.user),
  };
}

export type Things = Awaited<ReturnType<typeof aSide>>["grown"] & Awaited<ReturnType<typeof common>>;

/** The same with ids that do not exist. */
const nowhere = (ownThings: Things): Things =>
  JSON.parse(
    JSON.stringify(ownThings)
      .replace(/"[\da-f-]{36}"/g, () => `"${randomUUID()}"`)
      .replace(/"[\w-]{43}"/g, () => `"${aToken()}"`)
      .replace(/"\d+"/g, `"${"9".repeat(18)}"`),
  );

export type Whose = "own" | "other" | "missing";

/** Two unrelated sides. `thingsOf` returns what an actor of the first owns. */
export async function aWorld(staff: string) {
  for (const sport of ["football", "handball", "judo", "rugby"]) await aSport(sport);
  const guest = await aPlayer();
  const [here, otherSide] = [await aSide(guest), await aSide(guest)];
  const hidden = await aPlayer({ status: "hidden" });
  const privately = await anEvent({ isPublic: false });
  const shared = await common(here.grown.job, staff);
  const gamer = await anEsportPlayer({ status: "hidden" });
  const unseen = { ...shared, gamer: gamer.player.id, seen: hidden.player.id, open: privately.event.id };
  const thingsOf = async (actor: Actor): Promise<Record<Whose, Things>> => {
    const accountThings = actor.userId && actor.kind !== "guardian" ? await ofAccount(actor.userId) : {};
    const side =
      actor.playerId === here.waiting.player.id
        ? "early"
        : (actor.playerId ?? actor.guardianOf) === here.minor.player.id
          ? "child"
          : actor.kind === "recruiter"
            ? "asked"
            : "grown";
    const ownThings = { ...here[side], ...shared, ...accountThings };
    return { own: ownThings, other: { ...otherSide[side], ...unseen }, missing: nowhere(ownThings) };
  };
  return { here, there: otherSide, thingsOf };
}

export type World = Awaited<ReturnType<typeof aWorld>>;
