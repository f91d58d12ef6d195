import { expect, test } from "vitest";
import * as accounts from "@/lib/accounts/policy";
import * as billing from "@/lib/billing/policy";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { admit, system, visitor } from "@/lib/core/door";
import * as documents from "@/lib/documents/policy";
import * as events from "@/lib/events/policy";
import * as jobs from "@/lib/jobs/policy";
import * as messages from "@/lib/messages/policy";
import * as news from "@/lib/news/policy";
import * as notifications from "@/lib/notifications/policy";
import * as players from "@/lib/players/policy";
import * as recruiters from "@/lib/recruiters/policy";
import * as reports from "@/lib/reports/policy";
import * as scouting from "@/lib/scouting/policy";
import * as talent from "@/lib/talent/policy";
import * as verification from "@/lib/verification/policy";

const roles: Record<string, Actor> = {
  visitor: visitor(),
  guardian: admit({ role: "guardian", guardianOf: "p1", guardianBy: "mail" }),
  "guardian with an account": admit({ role: "guardian", userId: "u6", guardianOf: "p1", guardianBy: "account" }),
  "parent, no child open": admit({ role: "guardian", userId: "u6" }),
  "works in sport": admit({ role: "job_seeker", userId: "u7" }),
  user: admit({ role: "user", userId: "u0" }),
  "player without profile": admit({ role: "player", userId: "u0" }),
  "player, own": admit({ role: "player", userId: "u1", playerId: "p1" }),
  "player, other": admit({ role: "player", userId: "u2", playerId: "p2" }),
  "recruiter without profile": admit({ role: "recruiter", userId: "u0" }),
  "recruiter, own": admit({ role: "recruiter", userId: "u3", recruiterId: "r1" }),
  "recruiter, other": admit({ role: "recruiter", userId: "u4", recruiterId: "r2" }),
  admin: admit({ role: "admin", userId: "u5" }),
  system: system(),
};

const openEvent = { begun: false, closed: false, guardianAwaited: false };
const paying = { paying: true, subscription: { status: "active", cancelAtPeriodEnd: false } };
const minorP1 = { id: "p1", birthDate: daysFrom(now(), -5000), guardian: { status: "confirmed" as const } };
const verified = { recruiterVerified: true, planActive: true, disclosureOpen: false };

/** One line a question; a policy that depends on the role stands here, with the subjects p1, r1 and the files of u1. */
const questions: Record<string, (actor: Actor) => unknown> = {
  "accounts: tends the own account": (actor) => accounts.tendsOwnAccount(actor),
  "accounts: deletes it": (actor) => accounts.mayLeave(actor, { planRunsOn: false }),
  "accounts: deletes it while a plan runs": (actor) => accounts.mayLeave(actor, { planRunsOn: true }),
  "billing: buys a plan": (actor) => billing.mayBuy(actor, actor.recruiterId ? {} : null),
  "billing: manages a plan": (actor) => billing.mayManage(actor, actor.recruiterId ? { subscription: {} } : null),
  "billing: changes a plan that is paid": (actor) => billing.mayChange(actor, actor.recruiterId ? paying : null),
  "billing: applies a provider's event": (actor) => billing.mayApply(actor),
  "documents: uploads": (actor) => documents.mayUpload(actor),
  "documents: views a file of u1": (actor) => documents.mayView(actor, { ownerId: "u1" }),
  "documents: views a file that is not there": (actor) => documents.mayView(actor, null),
  "documents: takes back a file u1 sent ahead": (actor) =>
    documents.mayDrop(actor, { ownerId: "u1", createdAt: new Date(0), deleteAt: new Date(0) }),
  "documents: takes back a file u1 keeps": (actor) =>
    documents.mayDrop(actor, { ownerId: "u1", createdAt: new Date(0), deleteAt: null }),
  "documents: clears away what is due": (actor) => documents.mayClearAway(actor),
  "events: registers for an open event": (actor) => events.mayRegister(actor, openEvent),
  "events: registers after the deadline": (actor) => events.mayRegister(actor, { ...openEvent, closed: true }),
  "events: registers once it has begun": (actor) => events.mayRegister(actor, { ...openEvent, begun: true }),
  "events: registers, the guardian awaited": (actor) =>
    events.mayRegister(actor, { ...openEvent, guardianAwaited: true }),
  "events: calls off an own registration": (actor) => events.mayCancel(actor, { status: "pending", begun: false }),
  "events: calls off as the guardian of a minor": (actor) =>
    events.mayCancelForMinor(actor, { status: "pending", begun: false, minor: true }),
  "events: calls off as the guardian of a grown-up": (actor) =>
    events.mayCancelForMinor(actor, { status: "pending", begun: false, minor: false }),
  "events: publishes for a verified organisation": (actor) => events.mayPublish(actor, { verified: true }),
  "events: publishes for one that is not": (actor) => events.mayPublish(actor, { verified: false }),
  "events: organizes the event of r1": (actor) => events.mayOrganize(actor, { organizerId: "r1", verified: true }),
  "events: organizes it, r1 not verified": (actor) => events.mayOrganize(actor, { organizerId: "r1", verified: false }),
  "events: organizes an event of nobody": (actor) => events.mayOrganize(actor, { organizerId: null, verified: false }),
  "jobs: posts an offer": (actor) => jobs.mayPost(actor),
  "jobs: closes an offer of u1": (actor) => jobs.mayClose(actor, { userId: "u1" }),
  "jobs: closes an offer that is not there": (actor) => jobs.mayClose(actor, null),
  "jobs: changes or renews an offer of u1": (actor) => jobs.mayTend(actor, { userId: "u1" }),
  "jobs: keeps an offer in a wishlist": (actor) => jobs.mayWish(actor),
  "jobs: handles a wish": (actor) => jobs.mayHandle(actor),
  "messages: writes in the thread of p1 and r1": (actor) =>
    messages.mayWrite(actor, { playerId: "p1", recruiterId: "r1", open: true }),
  "messages: writes in it once closed": (actor) =>
    messages.mayWrite(actor, { playerId: "p1", recruiterId: "r1", open: false }),
  "news: publishes a draft": (actor) => news.mayPublish(actor, { publishedAt: null }),
  "news: publishes what is not there": (actor) => news.mayPublish(actor, null),
  "news: retracts what is out": (actor) => news.mayRetract(actor, { publishedAt: new Date(0) }),
  "news: reads what is out": (actor) => news.mayRead(actor, { publishedAt: new Date(0) }),
  "news: reads a draft": (actor) => news.mayRead(actor, { publishedAt: null }),
  "notifications: reads": (actor) => notifications.mayRead(actor),
  "players: depth of p1": (actor) => players.depthOf(actor, "p1"),
  "players: depth of p1, verified with a plan": (actor) => players.depthOf(actor, "p1", verified),
  "players: depth of p1, after a yes": (actor) => players.depthOf(actor, "p1", { ...verified, disclosureOpen: true }),
  "recruiters: makes a file": (actor) => recruiters.mayJoin(actor),
  "players: answers as the guardian of p1, first": (actor) =>
    players.mayAnswerAsGuardian(actor, { playerId: "p1", minor: true, status: "invited" }),
  "players: answers as the guardian of p1, later": (actor) =>
    players.mayAnswerAsGuardian(actor, { playerId: "p1", minor: true, status: "confirmed" }),
  "players: answers as the guardian of a grown-up": (actor) =>
    players.mayAnswerAsGuardian(actor, { playerId: "p1", minor: false, status: "confirmed" }),
  "players: keeps p1 in the account": (actor) =>
    players.mayKeepWithAccount(actor, { playerId: "p1", minor: true, status: "confirmed" }),
  "players: registers a child": (actor) => players.mayRegisterChild(actor),
  "players: makes a profile": (actor) => players.mayBecomePlayer(actor, { hasProfile: false }),
  "players: edits p1": (actor) => players.mayEditPlayer(actor, minorP1),
  "players: edits p1, the guardian asked": (actor) =>
    players.mayEditPlayer(actor, { ...minorP1, guardian: { status: "invited" } }),
  "players: says p1's own yes": (actor) => players.mayAnswerAsPlayer(actor, { id: "p1" }),
  "players: asks p1 for it": (actor) => players.mayAskPlayer(actor, { playerId: "p1", minor: true, agrees: false }),
  "recruiters: signs up": (actor) => recruiters.maySignUp(actor),
  "recruiters: changes the own file": (actor) => recruiters.mayChange(actor),
  "reports: adds up the figures": (actor) => reports.mayAddUp(actor),
  "reports: sees and retries what is parked": (actor) => reports.mayTendParked(actor),
  "scouting: keeps a player": (actor) => scouting.recruitersOnly(actor),
  "talent: searches by need": (actor) => talent.searchesByNeed(actor),
  "verification: decides": (actor) => verification.mayDecide(actor),
};

type Questions = Record<string, (actor: Actor) => unknown>;

const answers = (asked: Questions) =>
  Object.entries(asked)
    .map(([question, ask]) =>
      [question, ...Object.entries(roles).map(([role, actor]) => `  ${role}: ${String(ask(actor))}`)].join("\n"),
    )
    .join("\n");

test("every policy, every role: the golden table", async () => {
  await expect(`${answers(questions)}\n`).toMatchFileSnapshot("golden/policies.txt");
});

test("a policy that lets one more in changes the table", () => {
  const careless: Questions = { ...questions, "verification: decides": () => true };
  expect(answers(careless)).not.toBe(answers(questions));
});
