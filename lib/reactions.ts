import "server-only";
import { askToConfirmEmail, writeOfFactor, writeOfNewPassword, writeOfScopes } from "@/lib/accounts/reactions";
import { beginWaitingTrial, matchChargesOfSuspended } from "@/lib/billing/reactions";
import type { FactType } from "@/lib/core/facts";
import { type Reaction, reactor } from "@/lib/core/reactor";
import { eraseCvs, writeToGuardian as writeToGuardianOfCv } from "@/lib/cvs/reactions";
import { eraseFiles } from "@/lib/documents/reactions";
import { eraseEsportPlayer } from "@/lib/esport/reactions";
import { callOffForLeaver, writeToComing, writeToGuardian as writeToGuardianOfEvent } from "@/lib/events/reactions";
import { writeOfAvailability } from "@/lib/evidence/reactions/availability";
import {
  eraseEvidence,
  sendReceipt as sendConfirmersReceipt,
  writeToConfirmer,
  writeToGuardian as writeToGuardianOfConfirmation,
} from "@/lib/evidence/reactions/confirmations";
import {
  endForLeaver,
  eraseIntroductions,
  writeOfIntroduction,
  writeOfIntroductionAnswer,
} from "@/lib/introductions/reactions";
import {
  writeOfApplication,
  writeOfAnswer as writeOfApplicationAnswer,
  writeToApplicants,
} from "@/lib/jobs/reactions/applications";
import { closeOffersOfLeaver, eraseOffers, noteSeeker, writeToBoth } from "@/lib/jobs/reactions/offers";
import { writeToOwner } from "@/lib/jobs/reactions/owners";
import { eraseMatching, matchPlayer, moveAnswered, moveAsked, sweepAnew } from "@/lib/matching/reactions";
import { eraseMessages, writeToGuardian as writeToGuardianOfMessage } from "@/lib/messages/reactions";
import { eraseReports, writeOfAppeal, writeOfDecision } from "@/lib/moderation/reactions";
import { tellApplicantOfAnswer, tellOwnerOfApplication } from "@/lib/notifications/reactions/applications";
import {
  tellPlayerOfRequest,
  tellPlayerToWaitForGuardian,
  tellReceiverOfMessage,
  tellRecruiterOfAnswer,
  tellRecruiterOfClosing,
  tellRecruiterOfExpiry,
  tellWriterOfReading,
} from "@/lib/notifications/reactions/contacts";
import { tellPlayerOfConfirmation } from "@/lib/notifications/reactions/evidence";
import { tellAsker } from "@/lib/notifications/reactions/exports";
import { tellOfIntroduction, tellRecruiterOfIntroduction } from "@/lib/notifications/reactions/introductions";
import { eraseNotifications } from "@/lib/notifications/reactions/leaving";
import { tellModerators, tellOfAppeal, tellOfDecision } from "@/lib/notifications/reactions/moderation";
import { tellPlayerOfSeat, tellPlayersOfMove } from "@/lib/notifications/reactions/seats";
import {
  tellOfScopes,
  tellPlayerOfGuardian,
  tellPlayerOfVerdict,
  tellRecruiterOfPlan,
  tellRecruiterOfVerdict,
} from "@/lib/notifications/reactions/standing";
import { tellRecruiterOfMatches, tellRecruiterOfTalents } from "@/lib/notifications/reactions/talents";
import { tellRecruiterOfTasks } from "@/lib/notifications/reactions/tasks";
import { tellAssignee } from "@/lib/notifications/reactions/tickets";
import { tellBothOfTouch, tellStaffOfWish } from "@/lib/notifications/reactions/wishes";
import { erasePlayer, reachPlayerThere, writeOfLeaving } from "@/lib/players/reactions/account";
import { sendLink, sendReceipt, writeOfEnd, writeOfOwnAnswer, writeToGuardian } from "@/lib/players/reactions/guardian";
import { askForOwnYes } from "@/lib/players/reactions/players";
import { eraseRecruiter, leaveWithAccount, reachRecruiterThere, writeOfSeats } from "@/lib/recruiters/reactions";
import { beginExport } from "@/lib/reports/reactions";
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
import { passOnAgentRequest } from "@/lib/support/reactions/agents";
import { acknowledge, eraseTickets, mailAnswer, passToSupport } from "@/lib/support/reactions/tickets";
import { eraseSearches, watchPlayer } from "@/lib/talent/reactions";
import { eraseCases, openCase, readWhenOpen, settleWhenDue } from "@/lib/verification/reactions/cases";
import { mailPlayerVerdict } from "@/lib/verification/reactions/players";
import { mailVerdict } from "@/lib/verification/reactions/recruiters";

/** Everything that follows from everything: one page to read the house by. A reaction's name is kept in the database. */
const reactions = {
  "account.created": { askToConfirmEmail, noteSeeker },
  "password.changed": { writeOfNewPassword },
  "factor.changed": { writeOfFactor },
  "email.changed": { reachPlayerThere, reachRecruiterThere },
  "account.closed": {
    writeOfLeaving,
    refuseForLeaver,
    withdrawForLeaver,
    callOffForLeaver,
    closeOffersOfLeaver,
    endForLeaver,
    leaveWithAccount,
  },
  "account.reopened": {},
  "account.suspended": { matchChargesOfSuspended },
  "account.restored": { matchChargesOfSuspended },
  "account.erased": {
    erasePlayer,
    eraseEvidence,
    eraseCvs,
    eraseEsportPlayer,
    eraseIntroductions,
    eraseRecruiter,
    eraseFiles,
    eraseCases,
    eraseOffers,
    eraseMessages,
    eraseNotes,
    eraseSearches,
    eraseTickets,
    eraseNotifications,
    eraseReports,
    eraseMatching,
  },
  "player.joined": { watchPlayer, matchPlayer },
  "player.updated": { watchPlayer, matchPlayer },
  "availability.asked": { writeOfAvailability },
  "availability.confirmed": { watchPlayer, matchPlayer },
  "player.asked": { askForOwnYes },
  "player.agreed": { writeOfOwnAnswer, watchPlayer, matchPlayer },
  "player.verified": { tellPlayerOfVerdict, mailPlayerVerdict, watchPlayer, matchPlayer },
  "player.rejected": { tellPlayerOfVerdict, mailPlayerVerdict },
  "player.disagreed": { writeOfOwnAnswer, refuseForUnwilling },
  "agent.asked": { passOnAgentRequest },
  "agent.withdrawn": { passOnAgentRequest },
  "guardian.invited": { writeToGuardian },
  "guardian.link_asked": { sendLink },
  "guardian.consented": { sendReceipt, watchPlayer, matchPlayer },
  "guardian.end_announced": { writeOfEnd },
  "guardian.ended": { writeOfEnd, watchPlayer, matchPlayer },
  "guardian.confirmed": { tellPlayerOfGuardian, watchPlayer, matchPlayer },
  "guardian.declined": { tellPlayerOfGuardian, refuseForMinor },
  "esport.joined": {},
  "esport.updated": {},
  "seeker.updated": {},
  "introduction.asked": { tellOfIntroduction, writeOfIntroduction },
  "introduction.answered": { tellRecruiterOfIntroduction, writeOfIntroductionAnswer },
  "introduction.expired": { tellRecruiterOfIntroduction, writeOfIntroductionAnswer },
  "introduction.withdrawn": {},
  "introduction.closed": {},
  "recruiter.joined": {},
  "recruiter.updated": {},
  "document.uploaded": { openCase, readWhenOpen },
  "seat.offered": {},
  "seat.offer_revoked": {},
  "seat.taken": { writeOfSeats },
  "seat.changed": {},
  "seat.handed_over": { writeOfSeats },
  "seat.removed": { writeOfSeats },
  "seat.left": {},
  "kyc.decided": { settleWhenDue },
  "kyc.first_approved": {},
  "kyc.taken_back": {},
  "recruiter.verified": { tellRecruiterOfVerdict, mailVerdict, beginWaitingTrial, sweepAnew },
  "recruiter.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "licence.verified": { mailVerdict },
  "licence.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "subscription.changed": { tellRecruiterOfPlan, sweepAnew },
  "contact.requested": { tellPlayerOfRequest, writeOfRequest, moveAsked },
  "contact.answered": { tellRecruiterOfAnswer, writeOfAnswer, moveAnswered },
  "contact.passed_to_guardian": { tellPlayerToWaitForGuardian, askGuardian },
  "contact.expired": { tellRecruiterOfExpiry },
  "contact.withdrawn": {},
  "identity.closed": { tellRecruiterOfClosing },
  "match.moved": {},
  "tasks.due": { tellRecruiterOfTasks },
  "message.sent": { tellReceiverOfMessage, writeToGuardianOfMessage },
  "message.read": { tellWriterOfReading },
  "news.saved": {},
  "news.imported": {},
  "news.submitted": {},
  "claim.saved": {},
  "claim.moved": {},
  "claim.removed": {},
  "claim.restored": {},
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
  "event.called_off": { tellPlayersOfMove, writeOfCallingOff: writeToComing },
  "event.reinstated": { tellPlayersOfMove, writeToComing },
  "event.declined": { tellPlayerOfSeat, writeToGuardianOfEvent },
  "event.checked_in": {},
  "event.result_recorded": { tellPlayerOfSeat },
  "event.result_removed": {},
  "event.changed": { tellPlayersOfMove },
  "event.registered": { writeToGuardianOfEvent },
  "event.confirmed": { tellPlayerOfSeat },
  "event.promoted": { tellPlayerOfSeat, writeToGuardianOfEvent },
  "event.cancelled": {},
  "confirmation.asked": { writeToConfirmer },
  "confirmation.reminded": { writeToConfirmer },
  "confirmation.answered": {
    sendConfirmersReceipt,
    tellPlayerOfConfirmation,
    writeToGuardianOfConfirmation,
    watchPlayer,
    matchPlayer,
  },
  "confirmation.withdrawn": {},
  "confirmation.expired": { tellPlayerOfConfirmation },
  "confirmation.taken_back": { tellPlayerOfConfirmation, writeToGuardianOfConfirmation, matchPlayer },
  "confirmation.settled": { tellPlayerOfConfirmation, watchPlayer, matchPlayer },
  "cv.made": { writeToGuardianOfCv },
  "cv.closed": {},
  "ticket.opened": { passToSupport, acknowledge },
  "ticket.assigned": { tellAssignee },
  "ticket.answered": { mailAnswer },
  "ticket.closed": {},
  "ticket.reopened": {},
  "alert.matched": { tellRecruiterOfTalents },
  "need.matched": { tellRecruiterOfMatches },
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
