import type { Actor, SignedIn } from "@/lib/platform/command/actor";
import {
  type Category,
  type Channel,
  categories,
  channels,
  type ReaderKind,
} from "@/lib/platform/outbox/notification-choice";
import type { Kind } from "./notification";

/** What each kind of notification is chosen as. */
export const categoryOf: Record<Kind, Category> = {
  requested: "requests",
  accepted: "requests",
  refused: "requests",
  expired: "requests",
  closed: "requests",
  withGuardian: "requests",
  introductionAsked: "requests",
  introductionYes: "requests",
  introductionNo: "requests",
  introductionExpired: "requests",
  contractTold: "requests",
  contractConfirmed: "requests",
  contractDenied: "requests",
  message: "messages",
  promoted: "events",
  seatConfirmed: "events",
  seatDeclined: "events",
  moved: "events",
  calledOff: "events",
  reinstated: "events",
  resultRecorded: "events",
  applied: "offers",
  applicationAnswered: "offers",
  inTouch: "offers",
  wanted: "offers",
  talentsFound: "talents",
  needsMatched: "talents",
  tasksDue: "pipeline",
  verified: "account",
  rejected: "account",
  identityChecked: "account",
  guardianYes: "account",
  guardianNo: "account",
  claimsConfirmed: "account",
  claimsAnswered: "account",
  confirmationLookedAt: "account",
  confirmationVoided: "account",
  confirmationTakenBack: "account",
  confirmationExpired: "account",
  reportHandled: "account",
  caseDecided: "account",
  appealAnswered: "account",
  scopesChanged: "account",
  wished: "desk",
  ticketGiven: "desk",
  urgentReport: "desk",
  exportReady: "desk",
};

/** A guardian has no bell: what concerns the child comes by mail. */
export const channelsOf: Record<ReaderKind, readonly Channel[]> = {
  account: channels,
  guardian: ["mail"],
};

/** What this person can be told of at all. */
export function categoriesFor(kind: SignedIn["kind"] | "guardian"): readonly Category[] {
  if (kind === "staff") return ["desk", "account"];
  const others: readonly Category[] = kind === "recruiter" ? ["desk", "events"] : ["desk", "talents", "pipeline"];
  const isAskedOf = (category: Category) => category !== "availability" || kind === "player" || kind === "guardian";
  return categories.filter((category) => !others.includes(category) && isAskedOf(category));
}

/** Letters of these go to the owner of an organization alone; who else is of it is told in the bell and on devices. */
const ownersMail: readonly Category[] = ["requests", "messages", "talents", "pipeline"];

/** Whether this person is ever told of it so: what is not, is not asked. */
export const isAsked = (actor: SignedIn | Actor<"guardian">, category: Category, channel: Channel): boolean =>
  categoriesFor(actor.kind).includes(category) &&
  (category !== "availability" || channel === "mail") &&
  !(actor.kind === "recruiter" && actor.seat !== "owner" && channel === "mail" && ownersMail.includes(category));
