export type EmailKind = {
  name: string;
  subject: string;
  body: string;
  path: string | null;
  to: EmailReader;
  choice?: Record<string, string>;
};

/** `choosing` is an account that may unsubscribe. */
export type EmailReader = "account" | "choosing" | "guardian" | "address";

const sampleKey = "sample-of-a-link";
const sampleId = "00000000-0000-4000-8000-000000000000";
const guardianPath = `/guardian/${sampleKey}`;

function emailKind(
  recipient: EmailReader,
  path: string | null,
  name: string,
  subject: string,
  body: string,
  choice = {},
): EmailKind {
  return { name, subject, body, path, to: recipient, choice };
}

const pair = (recipient: EmailReader, path: string | null, base: string, choice: Record<string, string> = {}) =>
  emailKind(recipient, path, [base, ...Object.values(choice)].join("."), `${base}.subject`, `${base}.body`, choice);

const variant = (recipient: EmailReader, path: string | null, base: string, body: string, subject = "subject") =>
  emailKind(recipient, path, `${base}.${body}`, `${base}.${subject}`, `${base}.${body}`);

const answerStates = ["seen", "shortlisted", "declined", "taken", "closed"];

/** All e-mails; a test compares this list with the messages. */
export const emailKinds: readonly EmailKind[] = [
  pair("address", `/confirm-email/${sampleKey}`, "accounts.mail.email_confirmation"),
  pair("address", `/reset-password/${sampleKey}`, "accounts.mail.password_reset"),
  pair("address", "/auth/forgot", "accounts.mail.password_changed"),
  pair("address", `/confirm-email/${sampleKey}`, "accounts.mail.email_change_old"),
  pair("address", `/confirm-email/${sampleKey}`, "accounts.mail.email_change_new"),
  pair("address", "/contact", "accounts.mail.email_changed"),
  pair("address", "/account", "accounts.mail.factor_added"),
  pair("address", "/account", "accounts.mail.factor_removed"),
  pair("address", `/reopen-account/${sampleKey}`, "accounts.mail.account_return"),
  pair("address", "/", "accounts.mail.account_erased"),
  pair("address", "/admin", "accounts.mail.scopes_changed"),
  pair("address", guardianPath, "players.guardianMail"),
  pair("address", guardianPath, "players.registeredMail"),
  pair("address", guardianPath, "players.linkMail"),
  pair("address", guardianPath, "players.receipt"),
  pair("guardian", guardianPath, "players.changeMail"),
  pair("guardian", guardianPath, "players.ownConsentMail", { yours: "confirmed" }),
  pair("guardian", guardianPath, "players.ownRefusalMail"),
  pair("account", "/dashboard", "players.consentMail"),
  variant("account", "/dashboard#seen", "players.endNotice", "player"),
  variant("guardian", "/guardian", "players.endNotice", "guardian"),
  variant("account", "/dashboard#seen", "players.endMail", "player"),
  variant("guardian", "/guardian", "players.endMail", "guardian"),
  pair("address", "/contact", "players.guardianLeft"),
  pair("account", "/dashboard", "players.hiddenTextsMail"),
  pair("choosing", "/dashboard?show=requests", "contacts.mail.request"),
  pair("choosing", "/dashboard?show=requests", "contacts.mail.requestMinor"),
  pair("guardian", guardianPath, "contacts.mail.guardianRequest"),
  pair("guardian", guardianPath, "contacts.mail.guardianNeeded"),
  pair("guardian", guardianPath, "contacts.mail.guardianOpened"),
  pair("guardian", guardianPath, "contacts.mail.guardianClosed", { by: "player" }),
  pair("choosing", `/messages?thread=${sampleKey}`, "contacts.mail.accepted"),
  pair("choosing", `/messages?thread=${sampleKey}`, "contacts.mail.acceptedMinor"),
  pair("choosing", "/players", "contacts.mail.refused"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.request"),
  pair("choosing", `/professionals/${sampleKey}`, "introductions.mail.accepted"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.refused"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.expired"),
  pair("guardian", `${guardianPath}/${sampleId}`, "messages.guardianMail"),
  pair("choosing", `/messages?thread=${sampleKey}`, "notifications.waiting"),
  pair("choosing", "/notifications", "notifications.digest"),
  pair("choosing", "/dashboard/alerts", "alerts.email"),
  pair("choosing", "/dashboard/pipeline", "pipeline.mail.tasksDue"),
  variant("choosing", `/availability/${sampleKey}`, "availability.mail", "player"),
  variant("guardian", `/availability/${sampleKey}`, "availability.mail", "guardian"),
  pair("address", `/confirmations/${sampleKey}`, "measurements.mail.ask"),
  pair("address", `/confirmations/${sampleKey}`, "measurements.mail.reminder"),
  pair("address", `/confirmations/${sampleKey}`, "measurements.mail.receipt"),
  pair("guardian", `${guardianPath}/evidence`, "measurements.mail.answered"),
  pair("guardian", `${guardianPath}/evidence`, "measurements.mail.revoked"),
  pair("guardian", `${guardianPath}/cv`, "cvs.mail"),
  variant("guardian", guardianPath, "events.guardianMail", "seat"),
  variant("guardian", guardianPath, "events.guardianMail", "waiting"),
  variant("guardian", guardianPath, "events.guardianMail", "declined", "declinedSubject"),
  variant("guardian", guardianPath, "events.guardianMail", "canceled", "canceledSubject"),
  variant("guardian", guardianPath, "events.guardianMail", "reinstated", "reinstatedSubject"),
  pair("choosing", "/events", "events.canceledMail"),
  pair("choosing", "/events", "events.reinstatedMail"),
  pair("choosing", "/dashboard#wishlist", "jobs.mail.toRecruiter", { call: "yes" }),
  pair("choosing", "/dashboard#offers", "jobs.mail.toOwner"),
  pair("choosing", `/dashboard/offers/${sampleKey}`, "jobs.applicantMail"),
  pair("choosing", "/dashboard#applications", "jobs.receiptMail", { named: "yes" }),
  ...answerStates.map((state) => pair("choosing", "/dashboard#applications", "jobs.answerMail", { state })),
  ...["sent", ...answerStates].map((state) => pair("guardian", guardianPath, "jobs.guardianMail", { state })),
  pair("choosing", `/dashboard/offers/${sampleKey}`, "jobs.messageMail", { named: "yes" }),
  pair("choosing", `/dashboard/offers/${sampleKey}`, "jobs.expiringMail"),
  pair("choosing", `/dashboard/offers/${sampleKey}`, "jobs.expiredMail"),
  pair("account", `/dashboard/offers/${sampleKey}`, "jobs.correctedMail"),
  pair("account", "/contact", "jobs.takenDownMail"),
  pair("account", `/dashboard/offers/${sampleKey}`, "jobs.protectedMail", { stays: "true" }),
  pair("account", `/sport-jobs/${sampleKey}/edit`, "jobs.birthDateMail"),
  pair("choosing", "/dashboard#contracts", "contracts.mail.recorded"),
  pair("account", `/dashboard/contracts/${sampleKey}`, "contracts.mail.confirmed", { owed: "yes" }),
  pair("choosing", `/dashboard/contracts/${sampleKey}`, "contracts.mail.denied"),
  ...["before", "today", "after", "paid", "waived"].map((day) =>
    pair("account", `/dashboard/contracts/${sampleKey}`, `contracts.mail.commission.${day}`),
  ),
  pair("account", "/players", "verification.mail.verified", { trial: "yes" }),
  pair("account", "/recruiter-signup", "verification.mail.rejected"),
  pair("account", "/recruiter-signup", "verification.mail.licence"),
  pair("account", "/player-signup#identity-check", "verification.mail.identity", { whose: "own" }),
  pair("guardian", `${guardianPath}#identity-check`, "verification.mail.document", { whose: "child" }),
  pair("account", "/dashboard#offers", "verification.mail.poster"),
  pair("account", "/dashboard#offers", "verification.mail.posterRejected"),
  pair("address", `/join-organization/${sampleKey}`, "team.mail.invited"),
  pair("account", "/dashboard/team", "team.mail.joined"),
  pair("account", "/dashboard", "team.mail.removed"),
  pair("account", "/dashboard/team", "team.mail.madeOwner"),
  pair("account", "/dashboard/team", "team.mail.ownershipTransferred"),
  pair("account", null, "moderation.mail.outcome", { outcome: "acted" }),
  pair("account", `/decisions/${sampleKey}`, "moderation.mail.decision"),
  variant("account", `/decisions/${sampleKey}`, "moderation.mail.appeal", "undone"),
  variant("account", `/decisions/${sampleKey}`, "moderation.mail.appeal", "upheld"),
  pair("address", "/contact", "contact.mail.received"),
  pair("address", "/contact", "contact.mail.answer"),
  pair("address", null, "contact.mail.toSupport"),
];
