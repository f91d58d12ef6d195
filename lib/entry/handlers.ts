import "server-only";
import {
  askToConfirmEmail,
  emailAboutFactor,
  emailAboutNewPassword,
  emailStaffAboutScopes,
} from "@/lib/accounts/handlers";
import { beginWaitingTrial, matchChargesOfSuspended } from "@/lib/billing/handlers";
import {
  emailAboutIntroduction,
  emailAboutIntroductionAnswer,
  endIntroductionsOfLeaver,
  eraseIntroductions,
} from "@/lib/contacts/handlers/introductions";
import { emailGuardianAboutMessage, eraseMessages } from "@/lib/contacts/handlers/messages";
import {
  declineForLeaver,
  declineForMinor,
  declineWithoutConsent,
  emailGuardianAboutClosing,
  emailGuardianAboutRequest,
  emailPlayerAboutRequest,
  emailRecruiterAboutAnswer,
  eraseNotes,
  withdrawForLeaver,
} from "@/lib/contacts/handlers/requests";
import { eraseFiles } from "@/lib/documents/handlers";
import {
  cancelEventsOfLeaver,
  cancelRegistrationsOfHidden,
  emailGuardianAboutEvent,
  emailRegisteredPlayers,
} from "@/lib/events/handlers";
import { emailAboutApplicationMessage } from "@/lib/jobs/handlers/application-messages";
import { emailAboutApplication, emailAboutApplicationAnswer, emailApplicants } from "@/lib/jobs/handlers/applications";
import { emailToAskBirthDate, showOffersOfGamer, showOffersOfPlayer } from "@/lib/jobs/handlers/birth-date";
import { emailAboutMinorsOffer, protectOffersOfMinor } from "@/lib/jobs/handlers/minors";
import { closeOffersOfLeaver, emailAboutWishlistContact, eraseOffers, noteSeeker } from "@/lib/jobs/handlers/offers";
import { emailOfferOwner } from "@/lib/jobs/handlers/owners";
import { emailReceiptOfApplication } from "@/lib/jobs/handlers/receipt";
import { emailAboutAvailability } from "@/lib/measurements/handlers/availability";
import {
  emailConfirmer,
  emailGuardianAboutConfirmation,
  emailReceiptToConfirmer,
  eraseMeasurements,
} from "@/lib/measurements/handlers/confirmations";
import { emailGuardianAboutCv, eraseCvs } from "@/lib/measurements/handlers/cvs";
import {
  notifyPlayerOfGuardian,
  notifyPlayerOfVerdict,
  notifyRecruiterOfPlan,
  notifyRecruiterOfVerdict,
  notifyStaffOfScopes,
} from "@/lib/notifications/handlers/accounts";
import { notifyRecruiterOfAlert, notifyRecruiterOfMatches } from "@/lib/notifications/handlers/alerts";
import {
  notifyApplicantOfAnswer,
  notifyOtherSideOfApplication,
  notifyOwnerOfApplication,
} from "@/lib/notifications/handlers/applications";
import { notifyPlayerOfConfirmation } from "@/lib/notifications/handlers/confirmations";
import {
  notifyAuthorOfReading,
  notifyPlayerOfClosing,
  notifyPlayerOfGuardianWait,
  notifyPlayerOfRequest,
  notifyRecipientOfMessage,
  notifyRecruiterOfAnswer,
  notifyRecruiterOfClosing,
  notifyRecruiterOfExpiry,
} from "@/lib/notifications/handlers/contacts";
import {
  notifyPlayerOfContract,
  notifyRecruiterOfCommission,
  notifyRecruiterOfContract,
} from "@/lib/notifications/handlers/contracts";
import { notifyOfExport } from "@/lib/notifications/handlers/exports";
import { notifyOfIntroduction, notifyRecruiterOfIntroduction } from "@/lib/notifications/handlers/introductions";
import { eraseNotifications } from "@/lib/notifications/handlers/leaving";
import {
  notifyModerators,
  notifyOfAppeal,
  notifyOfDecision,
  notifyVerifiersOfOverdue,
} from "@/lib/notifications/handlers/moderation";
import { notifyPlayerOfRegistration, notifyPlayersOfEventChange } from "@/lib/notifications/handlers/seats";
import { notifyRecruiterOfTasks } from "@/lib/notifications/handlers/tasks";
import { notifyAssignee } from "@/lib/notifications/handlers/tickets";
import { notifyBothOfWishlistContact, notifyStaffOfWishlistEntry } from "@/lib/notifications/handlers/wishlist";
import {
  emailAboutCommission,
  emailAboutContract,
  emailAboutContractAnswer,
  emailAboutWaiver,
  emailCommissionReceipt,
  endContracts,
  eraseContracts,
} from "@/lib/pipeline/handlers/contract";
import {
  advanceOnAnswer,
  advanceOnRequest,
  erasePipeline,
  matchRecruiterAgain,
  queueForMatching,
} from "@/lib/pipeline/handlers/matches";
import { createDispatcher, type EventHandler } from "@/lib/platform/outbox/dispatcher";
import { emailGuardianAboutLeaving, erasePlayer, updatePlayerEmail } from "@/lib/players/handlers/account";
import { emailGuardianAboutChange } from "@/lib/players/handlers/change";
import { eraseEsportPlayer } from "@/lib/players/handlers/esport";
import {
  emailAboutGuardianshipEnd,
  emailConsentReceipt,
  emailGuardianAboutOwnConsent,
  emailGuardianInvitation,
  emailGuardianLink,
} from "@/lib/players/handlers/guardian";
import { emailToAskForConsent } from "@/lib/players/handlers/players";
import {
  emailAboutMembership,
  eraseRecruiter,
  removeMemberships,
  updateRecruiterEmail,
} from "@/lib/recruiters/handlers";
import { eraseSearches, queueForAlerts } from "@/lib/search/handlers";
import { emailAgentRequest } from "@/lib/support/handlers/agents";
import { emailSupport, emailTicketAnswer, emailTicketReceipt, eraseTickets } from "@/lib/support/handlers/tickets";
import { eraseCases, openCase, readDocumentWhenOpen, settleWhenDue } from "@/lib/trust/handlers/cases";
import { emailAboutAppeal, emailAboutDecision, eraseReports } from "@/lib/trust/handlers/moderation";
import { emailPlayerVerdict } from "@/lib/trust/handlers/players";
import { emailPosterVerdict, openCaseOfPoster } from "@/lib/trust/handlers/posters";
import { emailRecruiterVerdict } from "@/lib/trust/handlers/recruiters";
import { beginExport } from "@/lib/trust/handlers/reports";
import type { DomainEvent, HandledEventType } from "./domain-events";

/** The handlers of every event; their names are stored in `outbox` and in the source of e-mails, so renaming one takes a migration. */
const handlers = {
  "account.created": { askToConfirmEmail, noteSeeker },
  "password.changed": { emailAboutNewPassword },
  "factor.changed": { emailAboutFactor },
  "email.changed": { updatePlayerEmail, updateRecruiterEmail },
  "account.closed": {
    emailGuardianAboutLeaving,
    declineForLeaver,
    withdrawForLeaver,
    cancelEventsOfLeaver,
    closeOffersOfLeaver,
    endIntroductionsOfLeaver,
    endContracts,
    removeMemberships,
  },
  "account.suspended": { matchChargesOfSuspended },
  "account.restored": { matchChargesOfSuspended },
  "account.erased": {
    erasePlayer,
    eraseMeasurements,
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
    erasePipeline,
    eraseContracts,
  },
  "player.joined": { queueForAlerts, queueForMatching, showOffersOfPlayer },
  "player.updated": { queueForAlerts, queueForMatching },
  "availability.asked": { emailAboutAvailability },
  "availability.confirmed": { queueForAlerts, queueForMatching },
  "player.asked": { emailToAskForConsent },
  "player.agreed": { emailGuardianAboutOwnConsent, queueForAlerts, queueForMatching },
  "player.verified": { notifyPlayerOfVerdict, emailPlayerVerdict, queueForAlerts, queueForMatching },
  "player.rejected": { notifyPlayerOfVerdict, emailPlayerVerdict },
  "player.disagreed": { emailGuardianAboutOwnConsent, declineWithoutConsent, cancelRegistrationsOfHidden },
  "agent.asked": { emailAgentRequest },
  "agent.withdrawn": { emailAgentRequest },
  "guardian.invited": { emailGuardianInvitation },
  "guardian.change_asked": { emailGuardianAboutChange },
  "guardian.link_asked": { emailGuardianLink },
  "guardian.consented": { emailConsentReceipt, queueForAlerts, queueForMatching },
  "guardian.end_announced": { emailAboutGuardianshipEnd },
  "guardian.ended": { emailAboutGuardianshipEnd, queueForAlerts, queueForMatching },
  "guardian.confirmed": { notifyPlayerOfGuardian, queueForAlerts, queueForMatching },
  "guardian.declined": { notifyPlayerOfGuardian, declineForMinor, protectOffersOfMinor, cancelRegistrationsOfHidden },
  "esport.joined": { showOffersOfGamer },
  "introduction.asked": { notifyOfIntroduction, emailAboutIntroduction },
  "introduction.answered": { notifyRecruiterOfIntroduction, emailAboutIntroductionAnswer },
  "introduction.expired": { notifyRecruiterOfIntroduction, emailAboutIntroductionAnswer },
  "introduction.closed": { notifyRecruiterOfIntroduction },
  "document.uploaded": { openCase, readDocumentWhenOpen },
  "member.joined": { emailAboutMembership },
  "member.made_owner": { emailAboutMembership },
  "member.removed": { emailAboutMembership },
  "verification.decided": { settleWhenDue },
  "poster.verified": { emailPosterVerdict },
  "poster.rejected": { emailPosterVerdict },
  "verification.overdue": { notifyVerifiersOfOverdue },
  "recruiter.verified": { notifyRecruiterOfVerdict, emailRecruiterVerdict, beginWaitingTrial, matchRecruiterAgain },
  "recruiter.rejected": { notifyRecruiterOfVerdict, emailRecruiterVerdict },
  "licence.verified": { emailRecruiterVerdict },
  "licence.rejected": { notifyRecruiterOfVerdict, emailRecruiterVerdict },
  "subscription.changed": { notifyRecruiterOfPlan, matchRecruiterAgain },
  "contact.requested": { notifyPlayerOfRequest, emailPlayerAboutRequest, advanceOnRequest },
  "contact.answered": { notifyRecruiterOfAnswer, emailRecruiterAboutAnswer, advanceOnAnswer },
  "contact.passed_to_guardian": { notifyPlayerOfGuardianWait, emailGuardianAboutRequest },
  "contact.expired": { notifyRecruiterOfExpiry },
  "identity.closed": { notifyRecruiterOfClosing, notifyPlayerOfClosing, emailGuardianAboutClosing },
  "contract.recorded": { notifyPlayerOfContract, emailAboutContract },
  "contract.answered": { notifyRecruiterOfContract, emailAboutContractAnswer },
  "commission.due": { notifyRecruiterOfCommission, emailAboutCommission },
  "commission.paid": { notifyRecruiterOfCommission, emailCommissionReceipt },
  "commission.waived": { notifyRecruiterOfCommission, emailAboutWaiver },
  "tasks.due": { notifyRecruiterOfTasks },
  "message.sent": { notifyRecipientOfMessage, emailGuardianAboutMessage },
  "message.read": { notifyAuthorOfReading },
  "job.posted": { openCaseOfPoster },
  "job.closed": { emailApplicants },
  "job.taken_down": { emailOfferOwner, emailApplicants },
  "job.corrected": { emailOfferOwner },
  "job.protected": { emailAboutMinorsOffer },
  "job.expiry_announced": { emailOfferOwner },
  "job.birth_date_asked": { emailToAskBirthDate },
  "job.expired": { emailOfferOwner, emailApplicants },
  "application.sent": { notifyOwnerOfApplication, emailAboutApplication, emailReceiptOfApplication },
  "application.answered": { notifyApplicantOfAnswer, emailAboutApplicationAnswer },
  "application.message_sent": { notifyOtherSideOfApplication, emailAboutApplicationMessage },
  "wishlist.added": { notifyStaffOfWishlistEntry },
  "wishlist.handled": { notifyBothOfWishlistContact, emailAboutWishlistContact },
  "event.canceled": { notifyPlayersOfEventChange, emailRegisteredPlayers },
  "event.reinstated": { notifyPlayersOfEventChange, emailRegisteredPlayers },
  "event.declined": { notifyPlayerOfRegistration, emailGuardianAboutEvent },
  "event.result_recorded": { notifyPlayerOfRegistration },
  "event.changed": { notifyPlayersOfEventChange },
  "event.registered": { emailGuardianAboutEvent },
  "event.confirmed": { notifyPlayerOfRegistration },
  "event.promoted": { notifyPlayerOfRegistration, emailGuardianAboutEvent },
  "confirmation.asked": { emailConfirmer },
  "confirmation.reminded": { emailConfirmer },
  "confirmation.answered": {
    emailReceiptToConfirmer,
    notifyPlayerOfConfirmation,
    emailGuardianAboutConfirmation,
    queueForAlerts,
    queueForMatching,
  },
  "confirmation.expired": { notifyPlayerOfConfirmation },
  "confirmation.revoked": { notifyPlayerOfConfirmation, emailGuardianAboutConfirmation, queueForMatching },
  "confirmation.settled": { notifyPlayerOfConfirmation, queueForAlerts, queueForMatching },
  "cv.made": { emailGuardianAboutCv },
  "ticket.opened": { emailSupport, emailTicketReceipt },
  "ticket.assigned": { notifyAssignee },
  "ticket.answered": { emailTicketAnswer },
  "alert.matched": { notifyRecruiterOfAlert },
  "need.matched": { notifyRecruiterOfMatches },
  "case.reported": { notifyModerators },
  "case.decided": { notifyOfDecision, emailAboutDecision },
  "case.appeal_decided": { notifyOfAppeal, emailAboutAppeal },
  "staff.scopes_changed": { notifyStaffOfScopes, emailStaffAboutScopes },
  "export.asked": { beginExport },
  "export.finished": { notifyOfExport },
} satisfies { [T in HandledEventType]: Record<string, EventHandler<DomainEvent<T>>> };

export const { dispatch, runDueHandlers, composeForEvent } = createDispatcher(handlers);
