import "server-only";
import { looksAfter } from "@/lib/accounts/queries/staff";
import { askToConfirmEmail, writeOfNewPassword, writeOfScopes } from "@/lib/accounts/reactions";
import { forgetEndedSessions } from "@/lib/accounts/steps/end-session";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { liftSuspensions } from "@/lib/accounts/steps/lift-suspensions";
import { forgetOldLinks } from "@/lib/accounts/steps/mail-link";
import { tendSigningKeys } from "@/lib/accounts/steps/rotate-signing-key";
import { beginTrial } from "@/lib/billing/commands/begin-trial";
import { trialsToBegin } from "@/lib/billing/queries/trials";
import { beginWaitingTrial } from "@/lib/billing/reactions";
import { db } from "@/lib/core/db";
import { admit, system } from "@/lib/core/door";
import type { FactType } from "@/lib/core/facts";
import { type Job, wake } from "@/lib/core/jobs";
import { log } from "@/lib/core/log";
import { deliverMail, forgetSentMail } from "@/lib/core/mail";
import { forgetFullBuckets } from "@/lib/core/rate-limit";
import { type Reaction, reactor } from "@/lib/core/reactor";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { eraseFiles } from "@/lib/documents/reactions";
import { callOffForLeaver, writeOfCallingOff, writeToGuardian as writeToGuardianOfEvent } from "@/lib/events/reactions";
import { everybodyFor } from "@/lib/exports";
import {
  writeOfApplication,
  writeOfAnswer as writeOfApplicationAnswer,
  writeToApplicants,
} from "@/lib/jobs/reactions/applications";
import { closeOffersOfLeaver, eraseOffers, noteSeeker, writeToBoth } from "@/lib/jobs/reactions/offers";
import { writeToOwner } from "@/lib/jobs/reactions/owners";
import { announceExpiry } from "@/lib/jobs/steps/announce-expiry";
import { expireOffers } from "@/lib/jobs/steps/expire-offers";
import { forgetApplications } from "@/lib/jobs/steps/forget-applications";
import { eraseMessages, writeToGuardian as writeToGuardianOfMessage } from "@/lib/messages/reactions";
import { eraseReports, writeOfAppeal, writeOfDecision } from "@/lib/moderation/reactions";
import { announceDue } from "@/lib/news/steps/announce-due";
import { checkFeeds } from "@/lib/news/steps/check-feeds";
import { showViews } from "@/lib/news/steps/show-views";
import { tellApplicantOfAnswer, tellOwnerOfApplication } from "@/lib/notifications/reactions/applications";
import {
  tellPlayerOfRequest,
  tellPlayerToWaitForGuardian,
  tellReceiverOfMessage,
  tellRecruiterOfAnswer,
  tellRecruiterOfClosing,
  tellRecruiterOfExpiry,
} from "@/lib/notifications/reactions/contacts";
import { tellAsker } from "@/lib/notifications/reactions/exports";
import { eraseNotifications } from "@/lib/notifications/reactions/leaving";
import { tellModerators, tellOfAppeal, tellOfDecision } from "@/lib/notifications/reactions/moderation";
import { tellPlayerOfSeat, tellPlayersOfMove } from "@/lib/notifications/reactions/seats";
import {
  tellOfScopes,
  tellPlayerOfGuardian,
  tellRecruiterOfPlan,
  tellRecruiterOfVerdict,
} from "@/lib/notifications/reactions/standing";
import { tellAssignee } from "@/lib/notifications/reactions/tickets";
import { tellBothOfTouch, tellStaffOfWish } from "@/lib/notifications/reactions/wishes";
import { erasePlayer, reachPlayerThere, writeOfLeaving } from "@/lib/players/reactions/account";
import {
  sendLink,
  sendReceipt,
  writeOfEnd,
  writeOfOwnAnswer,
  writeToGuardian,
} from "@/lib/players/reactions/guardians";
import { askForOwnYes } from "@/lib/players/reactions/players";
import { announceEnd } from "@/lib/players/steps/announce-end";
import { endGuardianship } from "@/lib/players/steps/end-guardianship";
import { listGrownUps } from "@/lib/players/steps/list-grown-ups";
import { eraseRecruiter, reachRecruiterThere } from "@/lib/recruiters/reactions";
import { addUpFigures } from "@/lib/reports/commands/add-up-figures";
import { beginExport } from "@/lib/reports/reactions";
import { type Everybody, writeExports } from "@/lib/reports/steps/write-exports";
import {
  askGuardian,
  eraseNotes,
  refuseForLeaver,
  refuseForMinor,
  refuseForUnwilling,
  withdrawForLeaver,
  writeOfAnswer,
  writeOfRequest,
} from "@/lib/scouting/reactions";
import { expireRequests } from "@/lib/scouting/steps/expire-requests";
import { acknowledge, eraseTickets, mailAnswer, passToSupport } from "@/lib/support/reactions";
import { eraseSearches } from "@/lib/talent/reactions";
import { mailVerdict, openCase, settleWhenDue } from "@/lib/verification/reactions";
import { settleVerdicts } from "@/lib/verification/steps/settle-verdicts";

/** Everything that follows from everything: one page to read the house by. A reaction's name is kept in the database. */
const reactions = {
  "account.created": { askToConfirmEmail, noteSeeker },
  "password.changed": { writeOfNewPassword },
  "email.changed": { reachPlayerThere, reachRecruiterThere },
  "account.closed": { writeOfLeaving, refuseForLeaver, withdrawForLeaver, callOffForLeaver, closeOffersOfLeaver },
  "account.reopened": {},
  "account.suspended": {},
  "account.restored": {},
  "account.erased": {
    erasePlayer,
    eraseRecruiter,
    eraseFiles,
    eraseOffers,
    eraseMessages,
    eraseNotes,
    eraseSearches,
    eraseTickets,
    eraseNotifications,
    eraseReports,
  },
  "player.joined": {},
  "player.updated": {},
  "player.asked": { askForOwnYes },
  "player.agreed": { writeOfOwnAnswer },
  "player.disagreed": { writeOfOwnAnswer, refuseForUnwilling },
  "guardian.invited": { writeToGuardian },
  "guardian.link_asked": { sendLink },
  "guardian.consented": { sendReceipt },
  "guardian.end_announced": { writeOfEnd },
  "guardian.ended": { writeOfEnd },
  "guardian.confirmed": { tellPlayerOfGuardian },
  "guardian.declined": { tellPlayerOfGuardian, refuseForMinor },
  "recruiter.joined": {},
  "recruiter.updated": {},
  "document.uploaded": { openCase },
  "kyc.decided": { settleWhenDue },
  "kyc.first_approved": {},
  "kyc.taken_back": {},
  "recruiter.verified": { tellRecruiterOfVerdict, mailVerdict, beginWaitingTrial },
  "recruiter.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "licence.verified": { mailVerdict },
  "licence.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "subscription.changed": { tellRecruiterOfPlan },
  "contact.requested": { tellPlayerOfRequest, writeOfRequest },
  "contact.answered": { tellRecruiterOfAnswer, writeOfAnswer },
  "contact.passed_to_guardian": { tellPlayerToWaitForGuardian, askGuardian },
  "contact.expired": { tellRecruiterOfExpiry },
  "contact.withdrawn": {},
  "identity.closed": { tellRecruiterOfClosing },
  "message.sent": { tellReceiverOfMessage, writeToGuardianOfMessage },
  "news.saved": {},
  "news.imported": {},
  "news.submitted": {},
  "person.blocked": {},
  "person.unblocked": {},
  "news.scheduled": {},
  "news.published": {},
  "news.retracted": {},
  "job.posted": {},
  "job.changed": {},
  "job.renewed": {},
  "job.closed": { writeToApplicants },
  "job.taken_down": { writeOfTakingDown: writeToOwner, writeToApplicants },
  "job.corrected": { writeToOwner },
  "job.expiry_announced": { writeToOwner },
  "job.expired": { writeToOwner, writeToApplicants },
  "application.sent": { tellOwnerOfApplication, writeOfApplication },
  "application.answered": { tellApplicantOfAnswer, writeOfApplicationAnswer },
  "application.withdrawn": {},
  "wishlist.added": { tellStaffOfWish },
  "wishlist.handled": { tellBothOfTouch, writeToBoth },
  "wishlist.followed": {},
  "event.drafted": {},
  "event.discarded": {},
  "event.published": {},
  "event.called_off": { tellPlayersOfMove, writeOfCallingOff },
  "event.declined": { tellPlayerOfSeat, writeToGuardianOfEvent },
  "event.checked_in": {},
  "event.result_recorded": { tellPlayerOfSeat },
  "event.result_removed": {},
  "event.changed": { tellPlayersOfMove },
  "event.registered": { writeToGuardianOfEvent },
  "event.confirmed": { tellPlayerOfSeat },
  "event.promoted": { tellPlayerOfSeat, writeToGuardianOfEvent },
  "event.cancelled": {},
  "ticket.opened": { passToSupport, acknowledge },
  "ticket.assigned": { tellAssignee },
  "ticket.answered": { mailAnswer },
  "ticket.closed": {},
  "ticket.reopened": {},
  "case.reported": { tellModerators },
  "case.decided": { tellOfDecision, writeOfDecision },
  "case.appealed": {},
  "case.appeal_decided": { tellOfAppeal, writeOfAppeal },
  "staff.appointed": {},
  "staff.scopes_changed": { tellOfScopes, writeOfScopes },
  "list.exported": {},
  "export.asked": { beginExport },
  "export.finished": { tellAsker },
} satisfies { [T in FactType]: Record<string, Reaction<T>> };

export const { reactTo, runDueReactions } = reactor(reactions);

/** Everything that time starts. */
export const jobs: Job[] = [
  { name: "reactions", every: "* * * * *", run: () => runDueReactions().finally(() => wake("mail")) },
  { name: "mail", every: "* * * * *", run: () => deliverMail() },
  { name: "verdicts", every: "* * * * *", run: () => settleVerdicts(system()).finally(() => wake("mail")) },
  { name: "counted-figures", every: "* * * * *", run: () => addUpFigures(system(), {}) },
  { name: "contact-requests", every: "7 * * * *", run: () => expireRequests(system()) },
  { name: "waiting-trials", every: "* * * * *", run: beginWaitingTrials },
  { name: "due-news", every: "* * * * *", run: () => announceDue(system()) },
  { name: "news-feeds", every: "23,53 * * * *", run: () => checkFeeds(system()) },
  { name: "news-views", every: "* * * * *", run: showViews },
  {
    name: "exports",
    every: "* * * * *",
    run: async () => {
      if ((await writeExports(everybody)) > 0) await wake("reactions");
    },
  },
  {
    name: "due-files",
    every: "41 * * * *",
    run: async () => {
      while (await deleteDueFiles(system(), {}));
    },
  },
  { name: "closed-accounts", every: "13 * * * *", run: () => eraseAccounts(system()) },
  { name: "suspensions", every: "* * * * *", run: () => liftSuspensions(system()) },
  { name: "signing-keys", every: "41 3 * * *", run: tendSigningKeys },
  { name: "sessions", every: "29 3 * * *", run: forgetEndedSessions },
  { name: "mailed-links", every: "31 3 * * *", run: forgetOldLinks },
  { name: "grown-ups", every: "3 0 * * *", run: () => listGrownUps(system()) },
  { name: "guardians-to-tell", every: "7 6 * * *", run: () => announceEnd(system()) },
  { name: "guardians-at-the-end", every: "9 0 * * *", run: () => endGuardianship(system()) },
  { name: "sent-mail", every: "41 3 * * *", run: forgetSentMail },
  { name: "offers-to-renew", every: "11 6 * * *", run: () => announceExpiry(system()) },
  { name: "offers-at-the-end", every: "17 6 * * *", run: () => expireOffers(system()) },
  { name: "old-applications", every: "37 3 * * *", run: forgetApplications },
  { name: "rate-limits", every: "17 3 * * *", run: forgetFullBuckets },
];

const everybody: Everybody = async ({ userId, locale }) =>
  (await looksAfter(db, userId, "accounts"))
    ? everybodyFor(admit({ kind: "staff", userId, scopes: ["accounts"], locale }))
    : null;

async function beginWaitingTrials() {
  for (const recruiterId of await trialsToBegin())
    await beginTrial(system(), { recruiterId }).catch((err) => log.error({ err, recruiterId }, "trial not begun"));
}
