import { randomUUID } from "node:crypto";
import { createChallenge } from "@/lib/accounts/provider/challenge";
import { codeAt, stepAt } from "@/lib/accounts/provider/one-time-code";
import { now } from "@/lib/platform/clock";
import { unsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";
import { alertKey } from "@/lib/search/queries/mailed-alert";
import { noticeKey } from "@/lib/trust/queries/notice";
import { questions } from "@/lib/trust/schema/questions";
import { password } from "../factories/accounts";
import { aPictureForm } from "../factories/articles";
import { aConfirmationForm, anAnswer } from "../factories/confirmations";
import { contractForm } from "../factories/contracts";
import { aCvForm } from "../factories/cvs";
import { anEsportForm, anEsportSignUp } from "../factories/esport";
import { eventForm } from "../factories/events";
import { aPdf, aPng } from "../factories/files";
import { aJobForm } from "../factories/offers";
import { aGuardianNamed, aProfileForm, aSignUpForm } from "../factories/player-forms";
import { aSeekerForm } from "../factories/seekers";
import { aRecruiterForm } from "../factories/sign-ups";
import { statementForm } from "../factories/statements";
import { aBrowser } from "../push-stand-in";
import { softwarePasskey } from "../software-passkey";
import type { Things, Whose } from "./world";

/** How a command is tried: `of` makes what is sent about each of `sides`; one that is about nothing is tried once. */
export type Trial = { sides: readonly Whose[]; of: (things: Things) => object };

const alone = (sent: () => object = () => ({})): Trial => ({ sides: ["own"], of: sent });
const about = (of: Trial["of"]): Trial => ({ sides: ["own", "other", "missing"], of });
/** Nobody owns it. */
const there = (of: Trial["of"]): Trial => ({ sides: ["own", "missing"], of });

/** Answers a challenge that there is not. */
const anUnknownPasskey = () => ({
  challenge_id: randomUUID(),
  credential_response: softwarePasskey().answer({ challenge: "none" }),
});
const anEmail = () => `${randomUUID()}@test.recruit`;
const currentPassword = password;
const yes = { answer: "yes" };
const nothingSent = { identity: undefined, organizationProof: undefined, email: undefined, password: undefined };
const providerEvent = { eventId: null, type: "none", createdAt: now(), subscriptionId: null, credit: null };
const performance = { metricName: "Sprint", metricValue: "11.2", recordedOn: "2026-01-01" };
const budgetLine = { label: "Train", category: "travel", state: "spent", amount: "120", spentOn: "2026-01-10" };
const birthDate = "1990-05-17";
const sender = { name: "Ann Lee", birthDate, contactEmail: "ann@test.recruit" };
const ticket = () => ({ name: "Ann", email: anEmail(), message: "Where do I find the invoices?" });
const anUnsubscribeKey = (userId: string) => ({ key: unsubscribeKey({ userId }, "events") });
const child = () => {
  const { terms: _terms, imageRights: _rights, ...form } = aSignUpForm({ age: 14 });
  return form;
};

/** A line for each command there is. */
export const acts: Record<string, Trial> = {
  "accounts/cancel-email-change": alone(),
  "accounts/add-factor": alone(() => ({ factor_type: "totp", friendly_name: "Phone" })),
  "accounts/ask-for-passkey": alone(),
  "accounts/appoint-staff": alone(() => ({ email: anEmail() })),
  "accounts/challenge-factor": about(({ factor: factorId }) => ({ factorId })),
  "accounts/change-scopes": there(({ colleague: userId }) => ({ userId, scopes: ["news"], was: [] })),
  "accounts/change-password": alone(() => ({ currentPassword, password: "another corner" })),
  "accounts/choose-email-language": alone(() => ({ language: "fr" })),
  "accounts/confirm-email": there(({ confirmation: token }) => ({ token })),
  "accounts/delete-account": alone(() => ({ currentPassword })),
  "accounts/remove-factor": about(({ factor: factorId }) => ({ factorId })),
  "accounts/reopen-account": there(({ back: token }) => ({ token })),
  "accounts/request-email-change": alone(() => ({ email: anEmail(), currentPassword })),
  "accounts/request-email-confirmation": alone(),
  "accounts/request-password-reset": alone(() => ({ email: anEmail() })),
  "accounts/reset-password": there(({ reset: token }) => ({ token, password: "another corner" })),
  "accounts/sign-in-with-passkey": alone(() => anUnknownPasskey()),
  "accounts/sign-in": alone(() => ({ email: anEmail(), password })),
  "accounts/sign-out": alone(),
  "accounts/sign-out-device": about(({ session: sessionId }) => ({ sessionId })),
  "accounts/sign-out-others": alone(),
  "accounts/sign-up": alone(() => ({ fullName: "Ann Lee", email: anEmail(), password: "corner flag", role: "player" })),
  "accounts/verify-factor": about(({ factor: factorId }) => ({
    factorId,
    challenge_id: createChallenge(factorId).id,
    code: codeAt(factorId, stepAt(now())),
  })),
  "billing/apply-provider-event": alone(() => providerEvent),
  "billing/begin-trial": alone(() => ({ recruiterId: randomUUID() })),
  "billing/match-charges": alone(() => ({ recruiterId: randomUUID() })),
  "billing/change-plan": alone(() => ({ plan: "basic" })),
  "billing/keep-plan": alone(),
  "billing/open-customer-portal": alone(),
  "billing/pay-commission": about(({ commission: commissionId }) => ({ commissionId })),
  "billing/record-settlement": about(({ commissioned }) => ({
    selected: [commissioned],
    settlement: "waive",
    note: "Agreed with the club",
  })),
  "billing/start-checkout": alone(() => ({ plan: "premium" })),
  "content/move-statement": there(({ claim: id }) => ({ id, to: "earlier" })),
  "content/remove-statement": there(({ claim: id }) => ({ id })),
  "content/restore-statement": there(({ removedClaim: id }) => ({ id })),
  "content/revert-statement": there(({ claim: id }) => ({ id, version: 1 })),
  "content/save-statement": there(({ claim: id }) => statementForm({ id, version: 1 })),
  "pipeline/answer-contract": about(({ contract: contractId }) => ({ contractId, ...yes })),
  "pipeline/record-contract": about(({ signed: matchId }) => ({ matchId, ...contractForm() })),
  "pipeline/withdraw-contract": about(({ contract: contractId }) => ({ contractId })),
  "measurements/close-cv": about(({ cv: cvId }) => ({ cvId })),
  "measurements/make-cv": alone(() => aCvForm()),
  "measurements/open-cv": there(({ cvToken: token }) => ({
    token,
    agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0)",
  })),
  "documents/delete-due-files": alone(),
  "documents/remove-file": about(({ staged: id }) => ({ id })),
  "documents/stage-file": alone(() => ({ kind: "identity", file: aPng() })),
  "documents/store-video": alone(() => ({ from: "package.json", path: randomUUID(), ownerId: randomUUID() })),
  "documents/take-video": alone(() => ({ key: "nowhere", path: randomUUID(), ownerId: randomUUID(), size: 1 })),
  "documents/upload-document": alone(() => ({ kind: "identity", file: aPdf() })),
  "documents/view-document": about(({ document: id }) => ({ id })),
  "measurements/confirm-availability": there(({ availability: token }) => ({ token, answer: "available" })),
  "measurements/say-availability": alone(() => ({ answer: "available" })),
  "players/add-esport-profile": alone(() => ({ ...anEsportForm(), terms: "on" })),
  "players/edit-esport-profile": alone(() => anEsportForm()),
  "players/show-esport-profile": alone(() => ({ shown: "no" })),
  "players/sign-up-esport": alone(() => anEsportSignUp()),
  "contacts/answer-introduction": about(({ introduction: introductionId }) => ({ introductionId, ...yes })),
  "contacts/ask-for-introduction": about(({ gamer: subjectId }) => ({
    kind: "esport",
    subjectId,
    message: "We look for a jungler.",
  })),
  "contacts/close-introduction": about(({ introduced: introductionId }) => ({ introductionId })),
  "contacts/view-introduced": about(({ introductionOpen: introductionId }) => ({ introductionId })),
  "contacts/withdraw-introduction": about(({ introductionSent: introductionId }) => ({ introductionId })),
  "events/answer-registrations": about(({ organized: { eventId, playerId } }) => ({
    eventId,
    selected: playerId,
    answer: "confirm",
  })),
  "events/cancel-event": about(({ organized: { eventId } }) => ({ eventId, reason: "Frost." })),
  "events/cancel-for-minor": about(({ registered: eventId }) => ({ eventId })),
  "events/cancel-registration": about(({ registered: eventId }) => ({ eventId })),
  "events/change-event": about(({ organized: { eventId } }) => ({ ...eventForm, eventId })),
  "events/check-in": about(({ organized }) => ({ ...organized, arrived: "yes" })),
  "events/create-event": alone(() => eventForm),
  "events/discard-event": about(({ drafted: eventId }) => ({ eventId })),
  "events/export-events": alone(() => ({ format: "csv" })),
  "events/export-registrations": about(({ organized: { eventId } }) => ({ eventId, format: "csv" })),
  "events/publish-event": about(({ drafted: eventId }) => ({ eventId })),
  "events/record-results": about(({ begun: { eventId, playerId } }) => ({
    eventId,
    label: "Sprint",
    [`value.${playerId}`]: "4",
  })),
  "events/remove-result": about(({ begun: { eventId, claimId } }) => ({ eventId, claimId })),
  "events/register-for-event": about(({ open: eventId }) => ({ eventId })),
  "measurements/answer-confirmation": there(({ letter }) => anAnswer(letter)),
  "measurements/ask-for-confirmation": about(({ fact }) => aConfirmationForm([fact])),
  "measurements/settle-confirmation": there(({ odd: confirmationId }) => ({ confirmationId, verdict: "cleared" })),
  "measurements/revoke-confirmation": there(({ receipt: token }) => ({ token })),
  "measurements/withdraw-confirmation": about(({ asked: confirmationId }) => ({ confirmationId })),
  "players/state-claims": alone(() => ({ sport: "football", step: "body", height_cm: "180" })),
  "players/withdraw-claim": about(({ stated: claimId }) => ({ claimId })),
  "jobs/add-to-wishlist": there(({ job: jobId }) => ({ jobId })),
  "jobs/answer-applications": about(({ job: jobId, application: selected }) => ({ jobId, selected, answer: "seen" })),
  "jobs/apply-for-job": there(({ vacancy: jobId }) => ({ jobId, words: "Ten seasons as a coach, free.", ...sender })),
  "jobs/change-job": about(({ job: jobId }) => ({ ...aJobForm({ identity: undefined, birthDate }), jobId })),
  "jobs/check-wording": alone(() => ({ kind: "vacancy", title: "Coach", description: "Men only." })),
  "jobs/close-job": about(({ job: jobId }) => ({ jobId })),
  "jobs/correct-job": there(({ job: jobId }) => ({
    ...aJobForm({ identity: undefined }),
    jobId,
    reason: "It asked for men.",
  })),
  "jobs/export-applicants": about(({ job: jobId }) => ({ jobId, format: "csv" })),
  "jobs/follow-wishlist-entry": there(({ wishlistEntry }) => ({ ...wishlistEntry, outcome: "met" })),
  "jobs/handle-wishlist-entry": there(({ wishlistEntry }) => wishlistEntry),
  "jobs/post-job": alone(() => aJobForm({ birthDate })),
  "jobs/remove-from-wishlist": there(({ job: jobId }) => ({ jobId })),
  "jobs/renew-job": about(({ job: jobId }) => ({ jobId })),
  "jobs/save-seeker": alone(() => aSeekerForm()),
  "pipeline/decline-need": about(({ match: matchId }) => ({ matchId, declined: "on" })),
  "pipeline/decline-player": about(({ match: matchId }) => ({ matchId, declined: "on" })),
  "pipeline/edit-need": about(({ need: needId }) => ({ needId, title: "Left back" })),
  "pipeline/show-need": about(({ need: needId }) => ({ needId, shown: "on" })),
  "pipeline/toggle-need": about(({ need: needId }) => ({ needId, open: "off" })),
  "pipeline/write-need": alone(() => ({ title: "Judoka", criteria: "?sport=judo" })),
  "pipeline/add-task": about(({ match: matchId }) => ({ matchId, what: "Call the coach" })),
  "pipeline/close-match": about(({ match: matchId }) => ({ matchId, reason: "level" })),
  "pipeline/remove-task": about(({ task: taskId }) => ({ taskId })),
  "pipeline/finish-task": about(({ task: taskId }) => ({ taskId })),
  "pipeline/move-match": about(({ match: matchId }) => ({ matchId, to: "trial" })),
  "pipeline/put-on-board": about(({ seen: player }) => ({ player })),
  "pipeline/reopen-match": about(({ closedMatch: matchId }) => ({ matchId })),
  "pipeline/undo-move": about(({ match: matchId }) => ({ matchId })),
  "contacts/block-person": about(({ thread: threadId }) => ({ threadId })),
  "jobs/take-down-job": there(({ job: jobId }) => ({ jobId, reason: "It asks for men only." })),
  "trust/appeal-decision": there(({ ruled }) => ({ key: noticeKey(ruled), appeal: "I never asked for money." })),
  "trust/decide-appeal": there(({ appealed: caseId }) => ({
    caseId,
    verdict: "undone",
    answer: "You are right.",
  })),
  "trust/decide-case": there(({ reported: caseId }) => ({ caseId, ruling: "dismissed" })),
  "trust/report-thing": about(({ thread: subjectId }) => ({ kind: "thread", subjectId, reason: "fraud" })),
  "jobs/read-about-application": about(({ shortlisted: applicationId }) => ({ applicationId })),
  "jobs/withdraw-application": about(({ applied: applicationId }) => ({ applicationId })),
  "jobs/write-about-application": about(({ shortlisted: applicationId }) => ({ applicationId, content: "Tuesday?" })),
  "contacts/read-message": about(({ message: messageId }) => ({ messageId })),
  "contacts/remove-phrase": about(({ thread: threadId, phrase: phraseId }) => ({ threadId, phraseId })),
  "contacts/save-phrase": alone(() => ({ threadId: randomUUID(), title: "Trial", phrase: "Come." })),
  "contacts/read-thread": about(({ thread: threadId }) => ({ threadId })),
  "contacts/send-message": about(({ thread: threadId }) => ({ threadId, content: "Thursday at six?" })),
  "contacts/unblock-person": about(({ thread: threadId }) => ({ threadId })),
  "content/add-feed": alone(() => ({ url: `https://${randomUUID()}.example/feed`, sport: "judo", language: "fr" })),
  "content/count-view": there(({ article: id }) => ({ id, address: "10.0.0.1", agent: "Firefox" })),
  "content/publish-article": there(({ draft: id }) => ({ id })),
  "content/remove-feed": there(({ feed: id }) => ({ id })),
  "content/remove-picture": there(({ article: newsId }) => ({ newsId })),
  "content/retract-article": there(({ article: id }) => ({ id })),
  "content/save-article": there(({ draft: id }) => ({ id, version: 1, title_en: "Two villages", sport: "judo" })),
  "content/set-picture": there(({ article: newsId }) => ({ newsId, ...aPictureForm() })),
  "content/submit-article": there(({ draft: id }) => ({ id })),
  "notifications/mark-all-read": alone(),
  "notifications/resubscribe": there(({ colleague }) => anUnsubscribeKey(colleague)),
  "notifications/save-settings": alone(() => ({ mail: ["messages"] })),
  "notifications/turn-off-push": alone(),
  "notifications/turn-on-push": alone(() => aBrowser()),
  "notifications/unsubscribe": there(({ colleague }) => anUnsubscribeKey(colleague)),
  "notifications/open-notification": about(({ notification: notificationId }) => ({ notificationId })),
  "players/add-fact": alone(() => ({ label: "Caps", value: "3 for the region" })),
  "players/add-player-picture": alone(() => ({ picture: aPng() })),
  "players/add-video": about(({ stagedVideo: video }) => ({ title: "Crosses", video })),
  "players/begin-video": alone(() => ({ size: 1000 })),
  "players/edit-video": about(({ video: videoId }) => ({ videoId, title: "Duels" })),
  "players/link-video": alone(() => ({ title: "Season", link: "https://video.example/1" })),
  "players/move-video": about(({ video: videoId }) => ({ videoId, to: "later" })),
  "players/remove-player-picture": about(({ picture: pictureId }) => ({ pictureId })),
  "players/remove-video": about(({ video: videoId }) => ({ videoId })),
  "players/show-media": alone(() => ({ shown: "no" })),
  "players/add-profile": alone(() => aProfileForm()),
  "players/answer-as-guardian": alone(() => ({ ...yes, authority: "on", terms: "on" })),
  "players/answer-as-player": alone(() => ({ ...yes, terms: "on" })),
  "players/ask-for-link": alone(() => ({ email: anEmail() })),
  "players/ask-player": alone(),
  "players/edit-profile": alone(() => aProfileForm()),
  "players/keep-with-account": alone(),
  "players/record-performance": alone(() => performance),
  "players/register-child": alone(child),
  "players/remind-guardian": alone(),
  "players/sign-up-player": alone(() => aSignUpForm({ age: 20, ...aGuardianNamed() })),
  "recruiters/add-budget-line": alone(() => budgetLine),
  "recruiters/change-budget-line": about(({ budgetLine: lineId }) => ({ lineId, ...budgetLine })),
  "recruiters/remove-budget-line": about(({ budgetLine: lineId }) => ({ lineId })),
  "recruiters/set-budget": alone(() => ({ amount: "60 000" })),
  "recruiters/export-budget": alone(() => ({ format: "csv" })),
  "recruiters/accept-invitation": alone(() => ({ token: randomUUID() })),
  "recruiters/change-role": about(({ teamRole: userId }) => ({ userId, teamRole: "member" })),
  "recruiters/transfer-ownership": about(({ teamRole: userId }) => ({ userId })),
  "recruiters/invite-member": alone(() => ({ email: anEmail(), teamRole: "member", language: "en" })),
  "recruiters/leave-organization": alone(),
  "recruiters/show-member": alone(() => ({ shown: "on" })),
  "recruiters/remove-member": about(({ teamRole: userId }) => ({ userId })),
  "recruiters/revoke-invitation": about(({ invitation: invitationId }) => ({ invitationId })),
  "recruiters/create-profile": alone(() => aRecruiterForm({ email: undefined, password: undefined })),
  "recruiters/sign-up-recruiter": alone(() => aRecruiterForm()),
  "recruiters/update-profile": alone(() => aRecruiterForm({ ...nothingSent, organizationProof: aPdf() })),
  "trust/add-up-figures": alone(),
  "trust/export-own-data": alone(() => ({})),
  "trust/export-people": alone(() => ({ format: "csv" })),
  "trust/export-list": alone(() => ({ list: "people", format: "csv" })),
  "trust/retry-dead-letter": there(({ deadLetter: entryId }) => ({ entryId })),
  "contacts/answer-for-minor": about(({ request: requestId }) => ({ requestId, ...yes })),
  "contacts/answer-request": about(({ request: requestId }) => ({ requestId, ...yes })),
  "contacts/close-identity": about(({ disclosure: disclosureId }) => ({ disclosureId })),
  "contacts/open-esport-profile": about(({ gamer: esportPlayerId }) => ({ esportPlayerId })),
  "contacts/open-profile": about(({ seen: playerId }) => ({ playerId })),
  "contacts/request-contact": about(({ seen: playerId }) => ({ playerId, message: "We look for a winger." })),
  "contacts/annotate-favorite": about(({ favorite: playerId }) => ({ playerId, note: "Call the coach" })),
  "contacts/create-favorite-list": alone(() => ({ name: randomUUID() })),
  "contacts/delete-favorite-list": about(({ list: listId }) => ({ listId })),
  "contacts/export-favorites": alone(() => ({ format: "csv" })),
  "contacts/put-in-lists": about(({ list: lists, seen: player }) => ({ lists, player })),
  "contacts/rename-favorite-list": about(({ list: listId }) => ({ listId, name: randomUUID() })),
  "contacts/save-player": about(({ seen: playerId }) => ({ playerId })),
  "contacts/unsave-player": about(({ seen: playerId }) => ({ playerId })),
  "contacts/view-identity": about(({ disclosure: disclosureId }) => ({ disclosureId })),
  "contacts/view-names": about(({ disclosure }) => ({ disclosureIds: [disclosure] })),
  "contacts/view-video": there(({ video: id }) => ({ id })),
  "contacts/withdraw-request": about(({ request: requestId }) => ({ requestId })),
  "support/answer-ticket": there(({ ticket: ticketId }) => ({ ticketId, answers: 0, content: "On your profile." })),
  "support/assign-ticket": there(({ ticket: ticketId }) => ({ ticketId })),
  "support/close-ticket": there(({ ticket: ticketId }) => ({ ticketId })),
  "support/open-ticket": alone(ticket),
  "support/reopen-ticket": there(({ ticket: ticketId }) => ({ ticketId })),
  "support/bulk-update-tickets": there(({ ticket: selected }) => ({ act: "close", selected })),
  "support/undo-bulk-update": alone(() => ({ batch: now().toISOString() })),
  "search/create-alert": alone(() => ({ criteria: "?sport=rugby" })),
  "search/delete-alert": about(({ alert: alertId }) => ({ alertId })),
  "search/record-search": alone(() => ({ criteria: {}, resultsCount: 3 })),
  "search/stop-alert": there(({ alert }) => ({ key: alertKey(alert) })),
  "search/toggle-alert": about(({ alert: alertId }) => ({ alertId, active: "off" })),
  "search/update-alert": about(({ alert: alertId }) => ({ alertId, frequency: "weekly" })),
  "trust/approve-verification": there(({ case: id }) => ({ id, answers: questions })),
  "trust/read-verification-document": alone(() => ({ documentId: randomUUID() })),
  "trust/reject-verification": there(({ case: id }) => ({ id, reason: "The photo is blurred." })),
  "trust/send-identity-document": alone(() => ({ kind: "guardian_tie", file: aPdf() })),
  "trust/revoke-verdict": there(({ decided: id }) => ({ id })),
};
