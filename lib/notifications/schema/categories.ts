import type { Actor, SignedIn } from "@/lib/platform/command/actor";
import {
  type Category,
  type Channel,
  categories,
  channels,
  type ReaderKind,
} from "@/lib/platform/outbox/notification-choice";
import type { Kind } from "./notification";

export const categoryOf: Record<Kind, Category> = {
  requested: "requests",
  accepted: "requests",
  refused: "requests",
  expired: "requests",
  closed: "requests",
  accessEnded: "requests",
  withGuardian: "requests",
  introductionRequested: "requests",
  introductionAccepted: "requests",
  introductionDeclined: "requests",
  introductionExpired: "requests",
  introductionClosed: "requests",
  contractRecorded: "requests",
  contractConfirmed: "requests",
  contractDenied: "requests",
  commissionDue: "account",
  commissionOverdue: "account",
  commissionPaid: "account",
  commissionWaived: "account",
  message: "messages",
  promoted: "events",
  seatConfirmed: "events",
  seatDeclined: "events",
  moved: "events",
  canceled: "events",
  reinstated: "events",
  resultRecorded: "events",
  applied: "offers",
  applicationAnswered: "offers",
  applicationReplied: "offers",
  applicantWrote: "offers",
  posterWrote: "offers",
  inTouch: "offers",
  wanted: "offers",
  talentsFound: "talents",
  needsMatched: "talents",
  tasksDue: "pipeline",
  verified: "account",
  rejected: "account",
  identityChecked: "account",
  guardianConfirmed: "account",
  guardianDeclined: "account",
  claimsConfirmed: "account",
  claimsAnswered: "account",
  confirmationLookedAt: "account",
  confirmationVoided: "account",
  confirmationRevoked: "account",
  confirmationExpired: "account",
  reportHandled: "account",
  caseDecided: "account",
  appealAnswered: "account",
  scopesChanged: "account",
  wishlistAdded: "staff",
  ticketGiven: "staff",
  urgentReport: "staff",
  exportReady: "staff",
  documentsOverdue: "staff",
};

/** Guardians have no notification list; they are only e-mailed. */
export const channelsOf: Record<ReaderKind, readonly Channel[]> = {
  account: channels,
  guardian: ["mail"],
};

export function categoriesFor(kind: SignedIn["kind"] | "guardian"): readonly Category[] {
  if (kind === "staff") return ["staff", "account"];
  const notOffered: readonly Category[] = kind === "recruiter" ? ["staff", "events"] : ["staff", "talents", "pipeline"];
  const isOffered = (category: Category) => category !== "availability" || kind === "player" || kind === "guardian";
  return categories.filter((category) => !notOffered.includes(category) && isOffered(category));
}

/** E-mails of these categories go only to members who act for the organization. */
const actingMemberMail: readonly Category[] = ["requests", "messages", "talents", "pipeline"];

/** Whether the preference is offered: it is not when this person is never notified of the category through the channel. */
export const isAsked = (actor: SignedIn | Actor<"guardian">, category: Category, channel: Channel): boolean =>
  categoriesFor(actor.kind).includes(category) &&
  (category !== "availability" || channel === "mail") &&
  !(
    actor.kind === "recruiter" &&
    actor.teamRole === "reader" &&
    channel === "mail" &&
    actingMemberMail.includes(category)
  );
