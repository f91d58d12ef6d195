import "server-only";
import { askToConfirmEmail, writeOfFactor, writeOfNewPassword, writeOfScopes } from "@/lib/accounts/handlers";
import { beginWaitingTrial, matchChargesOfSuspended } from "@/lib/billing/handlers";
import { endContracts, eraseContracts, writeOfContract, writeOfContractAnswer } from "@/lib/contracts/handlers";
import { eraseCvs, writeToGuardian as writeToGuardianOfCv } from "@/lib/cvs/handlers";
import { eraseFiles } from "@/lib/documents/handlers";
import { eraseEsportPlayer } from "@/lib/esport/handlers";
import { callOffForLeaver, cancelForHidden, writeToComing, writeToGuardianOfEvent } from "@/lib/events/handlers";
import {
  endForLeaver,
  eraseIntroductions,
  writeOfIntroduction,
  writeOfIntroductionAnswer,
} from "@/lib/introductions/handlers";
import {
  writeOfApplication,
  writeOfAnswer as writeOfApplicationAnswer,
  writeToApplicants,
} from "@/lib/jobs/handlers/applications";
import { askBirthDate, showOffersOfGamer, showOffersOfPlayer } from "@/lib/jobs/handlers/birth-date";
import { protectChild, writeOfMinorsOffer } from "@/lib/jobs/handlers/minors";
import { closeOffersOfLeaver, eraseOffers, noteSeeker, writeToBoth } from "@/lib/jobs/handlers/offers";
import { writeToOwner } from "@/lib/jobs/handlers/owners";
import { eraseMatching, matchPlayer, moveAnswered, moveAsked, sweepAnew } from "@/lib/matching/handlers";
import { writeOfAvailability } from "@/lib/measurements/handlers/availability";
import {
  eraseEvidence,
  sendReceipt as sendConfirmersReceipt,
  writeToConfirmer,
  writeToGuardian as writeToGuardianOfConfirmation,
} from "@/lib/measurements/handlers/confirmations";
import { eraseMessages, writeToGuardian as writeToGuardianOfMessage } from "@/lib/messages/handlers";
import { eraseReports, writeOfAppeal, writeOfDecision } from "@/lib/moderation/handlers";
import { tellApplicantOfAnswer, tellOwnerOfApplication } from "@/lib/notifications/handlers/applications";
import * as contacts from "@/lib/notifications/handlers/contacts";
import { tellPlayerOfContract, tellRecruiterOfContract } from "@/lib/notifications/handlers/contracts";
import { tellPlayerOfConfirmation } from "@/lib/notifications/handlers/evidence";
import { tellAsker } from "@/lib/notifications/handlers/exports";
import { tellOfIntroduction, tellRecruiterOfIntroduction } from "@/lib/notifications/handlers/introductions";
import { eraseNotifications } from "@/lib/notifications/handlers/leaving";
import { tellModerators, tellOfAppeal, tellOfDecision } from "@/lib/notifications/handlers/moderation";
import { tellPlayerOfSeat, tellPlayersOfMove } from "@/lib/notifications/handlers/seats";
import {
  tellOfScopes,
  tellPlayerOfGuardian,
  tellPlayerOfVerdict,
  tellRecruiterOfPlan,
  tellRecruiterOfVerdict,
} from "@/lib/notifications/handlers/standing";
import { tellRecruiterOfMatches, tellRecruiterOfTalents } from "@/lib/notifications/handlers/talents";
import { tellRecruiterOfTasks } from "@/lib/notifications/handlers/tasks";
import { tellAssignee } from "@/lib/notifications/handlers/tickets";
import { tellBothOfTouch, tellStaffOfWish } from "@/lib/notifications/handlers/wishes";
import { createDispatcher, type EventHandler } from "@/lib/platform/outbox/dispatcher";
import type { EventType } from "@/lib/platform/outbox/domain-events";
import { erasePlayer, reachPlayerThere, writeOfLeaving } from "@/lib/players/handlers/account";
import { writeOfChange } from "@/lib/players/handlers/change";
import { sendLink, sendReceipt, writeOfEnd, writeOfOwnAnswer, writeToGuardian } from "@/lib/players/handlers/guardian";
import { askForOwnYes } from "@/lib/players/handlers/players";
import { eraseRecruiter, leaveWithAccount, reachRecruiterThere, writeOfSeats } from "@/lib/recruiters/handlers";
import { beginExport } from "@/lib/reports/handlers";
import {
  askGuardian,
  eraseNotes,
  refuseForLeaver,
  refuseForMinor,
  refuseForUnwilling,
  withdrawForLeaver,
  writeOfAnswer,
  writeOfRequest,
} from "@/lib/scouting/handlers";
import { eraseSearches, watchPlayer } from "@/lib/search/handlers";
import { passOnAgentRequest } from "@/lib/support/handlers/agents";
import { acknowledge, eraseTickets, mailAnswer, passToSupport } from "@/lib/support/handlers/tickets";
import { eraseCases, openCase, readWhenOpen, settleWhenDue } from "@/lib/verification/handlers/cases";
import { mailPlayerVerdict } from "@/lib/verification/handlers/players";
import { mailVerdict } from "@/lib/verification/handlers/recruiters";

/** Of these nothing follows. */
const nothing = <T extends EventType>(...types: T[]) =>
  Object.fromEntries(types.map((type) => [type, {}])) as Record<T, Record<string, never>>;

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
    endContracts,
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
    eraseContracts,
  },
  "player.joined": { watchPlayer, matchPlayer, showOffersOfPlayer },
  "player.updated": { watchPlayer, matchPlayer },
  "player.texts_masked": {},
  "availability.asked": { writeOfAvailability },
  "availability.confirmed": { watchPlayer, matchPlayer },
  "player.asked": { askForOwnYes },
  "player.agreed": { writeOfOwnAnswer, watchPlayer, matchPlayer },
  "player.verified": { tellPlayerOfVerdict, mailPlayerVerdict, watchPlayer, matchPlayer },
  "player.rejected": { tellPlayerOfVerdict, mailPlayerVerdict },
  "player.disagreed": { writeOfOwnAnswer, refuseForUnwilling, cancelForHidden },
  "agent.asked": { passOnAgentRequest },
  "agent.withdrawn": { passOnAgentRequest },
  "guardian.invited": { writeToGuardian },
  "guardian.change_asked": { writeOfChange },
  "guardian.link_asked": { sendLink },
  "guardian.consented": { sendReceipt, watchPlayer, matchPlayer },
  "guardian.end_announced": { writeOfEnd },
  "guardian.ended": { writeOfEnd, watchPlayer, matchPlayer },
  "guardian.confirmed": { tellPlayerOfGuardian, watchPlayer, matchPlayer },
  "guardian.declined": { tellPlayerOfGuardian, refuseForMinor, protectChild, cancelForHidden },
  "esport.joined": { showOffersOfGamer },
  "esport.updated": {},
  "seeker.updated": {},
  "introduction.asked": { tellOfIntroduction, writeOfIntroduction },
  "introduction.answered": { tellRecruiterOfIntroduction, writeOfIntroductionAnswer },
  "introduction.expired": { tellRecruiterOfIntroduction, writeOfIntroductionAnswer },
  ...nothing("introduction.withdrawn", "introduction.closed", "recruiter.joined", "recruiter.updated"),
  "document.uploaded": { openCase, readWhenOpen },
  ...nothing("seat.offered", "seat.offer_revoked", "seat.changed", "seat.left", "seat.shown", "seat.hidden"),
  "seat.taken": { writeOfSeats },
  "seat.handed_over": { writeOfSeats },
  "seat.removed": { writeOfSeats },
  "kyc.decided": { settleWhenDue },
  ...nothing("kyc.first_approved", "kyc.taken_back"),
  "recruiter.verified": { tellRecruiterOfVerdict, mailVerdict, beginWaitingTrial, sweepAnew },
  "recruiter.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "licence.verified": { mailVerdict },
  "licence.rejected": { tellRecruiterOfVerdict, mailVerdict },
  "subscription.changed": { tellRecruiterOfPlan, sweepAnew },
  "contact.requested": { tellPlayerOfRequest: contacts.tellPlayerOfRequest, writeOfRequest, moveAsked },
  "contact.answered": { tellRecruiterOfAnswer: contacts.tellRecruiterOfAnswer, writeOfAnswer, moveAnswered },
  "contact.passed_to_guardian": { tellPlayerToWaitForGuardian: contacts.tellPlayerToWaitForGuardian, askGuardian },
  "contact.expired": { tellRecruiterOfExpiry: contacts.tellRecruiterOfExpiry },
  "contact.withdrawn": {},
  "identity.closed": { tellRecruiterOfClosing: contacts.tellRecruiterOfClosing },
  "contract.told": { tellPlayerOfContract, writeOfContract },
  "contract.answered": { tellRecruiterOfContract, writeOfContractAnswer },
  "contract.withdrawn": {},
  "match.moved": {},
  "tasks.due": { tellRecruiterOfTasks },
  "message.sent": { tellReceiverOfMessage: contacts.tellReceiverOfMessage, writeToGuardianOfMessage },
  "message.read": { tellWriterOfReading: contacts.tellWriterOfReading },
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
  "job.protected": { writeOfMinorsOffer },
  "job.expiry_announced": { writeToOwner },
  "job.birth_date_asked": { askBirthDate },
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
  ...nothing("ticket.closed", "ticket.reopened"),
  "alert.matched": { tellRecruiterOfTalents },
  "need.matched": { tellRecruiterOfMatches },
  ...nothing("need.shown", "need.hidden"),
  "case.reported": { tellModerators },
  "case.decided": { tellOfDecision, writeOfDecision },
  "case.appealed": {},
  "case.appeal_decided": { tellOfAppeal, writeOfAppeal },
  "staff.appointed": {},
  "staff.scopes_changed": { tellOfScopes, writeOfScopes },
  "list.exported": {},
  "export.asked": { beginExport },
  "export.finished": { tellAsker },
} satisfies { [T in EventType]: Record<string, EventHandler<T>> };

export const { dispatch, runDueHandlers, composeForEvent } = createDispatcher(reactions);
