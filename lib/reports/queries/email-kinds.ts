/** An e-mail that is written: the messages it is made of, the page its link opens, and whom it goes to. */
export type EmailKind = {
  name: string;
  subject: string;
  body: string;
  path: string | null;
  to: EmailReader;
  /** What a message chooses by. */
  choice?: Record<string, string>;
};

/** `choosing`: an account that may unsubscribe from it. */
export type EmailReader = "account" | "choosing" | "guardian" | "address";

const key = "sample-of-a-link";
const guardian = `/guardian/${key}`;

function kind(
  to: EmailReader,
  path: string | null,
  name: string,
  subject: string,
  body: string,
  choice = {},
): EmailKind {
  return { name, subject, body, path, to, choice };
}

/** One whose subject and body stand side by side. */
const pair = (to: EmailReader, path: string | null, base: string, choice: Record<string, string> = {}) =>
  kind(to, path, [base, ...Object.values(choice)].join("."), `${base}.subject`, `${base}.body`, choice);

/** One whose body is chosen under a common subject. */
const under = (to: EmailReader, path: string | null, base: string, body: string, subject = "subject") =>
  kind(to, path, `${base}.${body}`, `${base}.${subject}`, `${base}.${body}`);

const answers = ["seen", "shortlisted", "declined", "taken", "closed"];

/** Every e-mail there is; a test compares with the messages. */
export const emailKinds: readonly EmailKind[] = [
  pair("address", `/confirm-email/${key}`, "accounts.mail.email_confirmation"),
  pair("address", `/reset-password/${key}`, "accounts.mail.password_reset"),
  pair("address", "/auth/forgot", "accounts.mail.password_changed"),
  pair("address", `/confirm-email/${key}`, "accounts.mail.email_change_old"),
  pair("address", `/confirm-email/${key}`, "accounts.mail.email_change_new"),
  pair("address", "/contact", "accounts.mail.email_changed"),
  pair("address", "/account", "accounts.mail.factor_added"),
  pair("address", "/account", "accounts.mail.factor_removed"),
  pair("address", `/reopen-account/${key}`, "accounts.mail.account_return"),
  pair("address", "/", "accounts.mail.account_erased"),
  pair("address", "/admin", "accounts.mail.scopes_changed"),
  pair("address", guardian, "players.guardianMail"),
  pair("address", guardian, "players.registeredMail"),
  pair("address", guardian, "players.linkMail"),
  pair("address", guardian, "players.receipt"),
  pair("guardian", guardian, "players.changeMail"),
  pair("guardian", guardian, "players.ownYesMail", { yours: "confirmed" }),
  pair("guardian", guardian, "players.ownNoMail"),
  pair("account", "/dashboard", "players.askedMail"),
  under("account", "/dashboard#seen", "players.endNotice", "player"),
  under("guardian", "/guardian", "players.endNotice", "guardian"),
  under("account", "/dashboard#seen", "players.endMail", "player"),
  under("guardian", "/guardian", "players.endMail", "guardian"),
  pair("address", "/contact", "players.guardianLeft"),
  pair("account", "/dashboard", "players.hiddenTextsMail"),
  pair("choosing", "/dashboard#requests", "scouting.mail.request"),
  pair("choosing", "/dashboard#requests", "scouting.mail.requestMinor"),
  pair("guardian", guardian, "scouting.mail.guardianAsked"),
  pair("guardian", guardian, "scouting.mail.guardianNeeded"),
  pair("guardian", guardian, "scouting.mail.guardianOpened"),
  pair("choosing", `/messages?thread=${key}`, "scouting.mail.accepted"),
  pair("choosing", `/messages?thread=${key}`, "scouting.mail.acceptedMinor"),
  pair("choosing", "/players", "scouting.mail.refused"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.asked"),
  pair("choosing", `/professionals/${key}`, "introductions.mail.accepted"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.refused"),
  pair("choosing", "/dashboard#introductions", "introductions.mail.expired"),
  pair("guardian", guardian, "messages.guardianMail"),
  pair("choosing", `/messages?thread=${key}`, "notifications.waiting"),
  pair("choosing", "/notifications", "notifications.digest"),
  pair("choosing", "/dashboard/alerts", "alerts.letter"),
  pair("choosing", "/dashboard/pipeline", "pipeline.mail.tasksDue"),
  under("choosing", `/availability/${key}`, "availability.mail", "player"),
  under("guardian", `/availability/${key}`, "availability.mail", "guardian"),
  pair("address", `/confirmations/${key}`, "evidence.mail.ask"),
  pair("address", `/confirmations/${key}`, "evidence.mail.reminder"),
  pair("address", `/confirmations/${key}`, "evidence.mail.receipt"),
  pair("guardian", `${guardian}/evidence`, "evidence.mail.answered"),
  pair("guardian", `${guardian}/evidence`, "evidence.mail.takenBack"),
  pair("guardian", `${guardian}/cv`, "cvs.mail"),
  under("guardian", guardian, "events.guardianMail", "seat"),
  under("guardian", guardian, "events.guardianMail", "waiting"),
  under("guardian", guardian, "events.guardianMail", "declined", "declinedSubject"),
  under("guardian", guardian, "events.guardianMail", "calledOff", "calledOffSubject"),
  under("guardian", guardian, "events.guardianMail", "reinstated", "reinstatedSubject"),
  pair("choosing", "/events", "events.calledOffMail"),
  pair("choosing", "/events", "events.reinstatedMail"),
  pair("choosing", "/dashboard#wishlist", "jobs.mail.toRecruiter", { call: "yes" }),
  pair("choosing", "/dashboard#offers", "jobs.mail.toOwner"),
  pair("choosing", `/dashboard/offers/${key}`, "jobs.applicantMail"),
  ...answers.map((state) => pair("choosing", "/dashboard#applications", "jobs.answerMail", { state })),
  ...["sent", ...answers].map((state) => pair("guardian", guardian, "jobs.guardianMail", { state })),
  pair("choosing", `/dashboard/offers/${key}`, "jobs.expiringMail"),
  pair("choosing", `/dashboard/offers/${key}`, "jobs.expiredMail"),
  pair("account", `/dashboard/offers/${key}`, "jobs.correctedMail"),
  pair("account", "/contact", "jobs.takenDownMail"),
  pair("account", `/dashboard/offers/${key}`, "jobs.protectedMail", { stays: "true" }),
  pair("account", `/sport-jobs/${key}/edit`, "jobs.birthDateMail"),
  pair("choosing", "/dashboard#contracts", "contracts.mail.told"),
  pair("choosing", `/dashboard/contracts/${key}`, "contracts.mail.confirmed"),
  pair("choosing", `/dashboard/contracts/${key}`, "contracts.mail.denied"),
  pair("account", "/players", "verification.mail.verified", { trial: "yes" }),
  pair("account", "/recruiter-signup", "verification.mail.rejected"),
  pair("account", "/recruiter-signup", "verification.mail.licence"),
  pair("account", "/player-signup#identity-check", "verification.mail.identity", { whose: "own" }),
  pair("guardian", `${guardian}#identity-check`, "verification.mail.paper", { whose: "child" }),
  pair("address", `/join-organization/${key}`, "team.mail.invited"),
  pair("account", "/dashboard/team", "team.mail.joined"),
  pair("account", "/dashboard", "team.mail.removed"),
  pair("account", "/dashboard/team", "team.mail.handedOver"),
  pair("account", "/dashboard/team", "team.mail.handedOn"),
  pair("account", null, "moderation.mail.outcome", { outcome: "acted" }),
  pair("account", `/decisions/${key}`, "moderation.mail.decision"),
  under("account", `/decisions/${key}`, "moderation.mail.appeal", "undone"),
  under("account", `/decisions/${key}`, "moderation.mail.appeal", "upheld"),
  pair("address", "/contact", "contact.mail.received"),
  pair("address", "/contact", "contact.mail.answer"),
  pair("address", null, "contact.mail.toSupport"),
];
