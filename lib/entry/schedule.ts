import "server-only";
import { looksAfter } from "@/lib/accounts/queries/staff";
import { forgetEndedSessions } from "@/lib/accounts/steps/end-session";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { liftSuspensions } from "@/lib/accounts/steps/lift-suspensions";
import { forgetOldLinks } from "@/lib/accounts/steps/mail-link";
import { forgetOldChallenges } from "@/lib/accounts/steps/passkey-challenge";
import { maintainSigningKeys } from "@/lib/accounts/steps/rotate-signing-key";
import { beginTrial } from "@/lib/billing/commands/begin-trial";
import { matchCharges } from "@/lib/billing/commands/match-charges";
import { chargesToMatch } from "@/lib/billing/queries/charges";
import { trialsToBegin } from "@/lib/billing/queries/trials";
import { remindOfCommissions } from "@/lib/billing/steps/remind-of-commissions";
import { expireIntroductions } from "@/lib/contacts/steps/expire-introductions";
import { expireRequests } from "@/lib/contacts/steps/expire-requests";
import { rollUpFigures } from "@/lib/contacts/steps/roll-up-figures";
import { announceDue } from "@/lib/content/steps/announce-due";
import { checkFeeds } from "@/lib/content/steps/check-feeds";
import { showViews } from "@/lib/content/steps/show-views";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { announceExpiry } from "@/lib/jobs/steps/announce-expiry";
import { askBirthDates } from "@/lib/jobs/steps/ask-birth-dates";
import { expireOffers } from "@/lib/jobs/steps/expire-offers";
import { forgetApplications } from "@/lib/jobs/steps/forget-applications";
import { protectMinors } from "@/lib/jobs/steps/protect-minors";
import { recheckOffers } from "@/lib/jobs/steps/recheck-offers";
import { askAvailability } from "@/lib/measurements/steps/ask-availability";
import { announceExpired, forgetUnanswered } from "@/lib/measurements/steps/expire-confirmations";
import { remindConfirmers } from "@/lib/measurements/steps/remind-confirmers";
import { deliverPushes } from "@/lib/notifications/steps/deliver-pushes";
import { mailDigests } from "@/lib/notifications/steps/mail-digests";
import { mailWaitingMessages } from "@/lib/notifications/steps/mail-waiting-messages";
import { notifyNeedMatches } from "@/lib/pipeline/steps/notify-need-matches";
import { remindOfTasks } from "@/lib/pipeline/steps/remind-of-tasks";
import { sweepNeeds } from "@/lib/pipeline/steps/sweep-needs";
import { createActor, system } from "@/lib/platform/command/create-actor";
import { forgetFullBuckets } from "@/lib/platform/command/rate-limit";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { type Job, wake } from "@/lib/platform/outbox/jobs";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";
import { announceEnd } from "@/lib/players/steps/announce-end";
import { changeGuardians } from "@/lib/players/steps/change-guardians";
import { endGuardianship } from "@/lib/players/steps/end-guardianship";
import { listGrownUps } from "@/lib/players/steps/list-grown-ups";
import { recheckMinorTexts } from "@/lib/players/steps/recheck-minor-texts";
import { forgetInvitations } from "@/lib/recruiters/steps/forget-invitations";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { noteBirthdays } from "@/lib/search/steps/note-candidate";
import { notifyAlertMatches } from "@/lib/search/steps/notify-alert-matches";
import { sweepAlerts } from "@/lib/search/steps/sweep-alerts";
import { addUpFigures } from "@/lib/trust/commands/add-up-figures";
import { readVerificationDocument } from "@/lib/trust/commands/read-verification-document";
import { documentsToRead } from "@/lib/trust/queries/documents-to-read";
import { forgetReadings } from "@/lib/trust/steps/forget-readings";
import { remindOfOverdue } from "@/lib/trust/steps/remind-of-overdue";
import { settleVerdicts } from "@/lib/trust/steps/settle-verdicts";
import { type Everybody, writeExports } from "@/lib/trust/steps/write-exports";
import { composeAgain } from "./compose-again";
import { everybodyFor } from "./exports";
import { runDueHandlers } from "./handlers";

/** The scheduled jobs; `every` is a cron expression in UTC. */
export const jobs: Job[] = [
  { name: "handlers", every: "* * * * *", run: () => runDueHandlers().finally(() => wake("mail")) },
  { name: "mail", every: "* * * * *", run: () => deliverMail(composeAgain) },
  { name: "verdicts", every: "* * * * *", run: () => settleVerdicts(system()).finally(() => wake("mail")) },
  {
    name: "overdue-cases",
    every: "5 7 * * 1-5",
    run: () => remindOfOverdue(system()).finally(() => wake("handlers")),
  },
  {
    name: "document-readings",
    every: "*/5 * * * *",
    run: runForEach(documentsToRead, (documentId) => readVerificationDocument(system(), { documentId })),
  },
  { name: "waiting-messages", every: "*/5 * * * *", run: () => mailWaitingMessages().finally(() => wake("mail")) },
  { name: "digests", every: "1,31 * * * *", run: () => mailDigests().finally(() => wake("mail")) },
  {
    name: "alerts",
    every: "*/2 * * * *",
    run: () =>
      sweepAlerts(asRecruiter).then(() =>
        notifyAlertMatches(system(), asRecruiter, ["instant"]).finally(wakeEventsAndMail),
      ),
  },
  {
    name: "alert-emails",
    every: "3,33 * * * *",
    run: () => notifyAlertMatches(system(), asRecruiter, ["daily", "weekly"]).finally(wakeEventsAndMail),
  },
  { name: "matches", every: "*/2 * * * *", run: () => sweepNeeds(asRecruiter) },
  { name: "match-news", every: "5,35 * * * *", run: () => notifyNeedMatches(system()).finally(wakeEventsAndMail) },
  { name: "birthdays", every: "11 12 * * *", run: noteBirthdays },
  {
    name: "tasks-due",
    every: "5,35 * * * *",
    run: () => remindOfTasks(system(), asRecruiter).finally(wakeEventsAndMail),
  },
  {
    name: "commissions-due",
    every: "7,37 * * * *",
    run: () => remindOfCommissions(system()).finally(wakeEventsAndMail),
  },
  { name: "pushes", every: "* * * * *", run: deliverPushes },
  { name: "counted-figures", every: "* * * * *", run: () => addUpFigures(system(), {}) },
  { name: "contact-requests", every: "7 * * * *", run: () => expireRequests(system()) },
  { name: "introductions", every: "9 * * * *", run: () => expireIntroductions(system()) },
  {
    name: "waiting-trials",
    every: "* * * * *",
    run: runForEach(trialsToBegin, (recruiterId) => beginTrial(system(), { recruiterId })),
  },
  {
    name: "charges",
    every: "* * * * *",
    run: runForEach(chargesToMatch, (recruiterId) => matchCharges(system(), { recruiterId })),
  },
  { name: "due-news", every: "* * * * *", run: () => announceDue(system()) },
  { name: "news-feeds", every: "23,53 * * * *", run: () => checkFeeds(system()) },
  { name: "news-views", every: "* * * * *", run: showViews },
  {
    name: "exports",
    every: "* * * * *",
    run: async () => {
      if ((await writeExports(exportEverybody)) > 0) await wake("handlers");
    },
  },
  {
    name: "due-files",
    every: "41 * * * *",
    run: async () => {
      while (await deleteDueFiles(system(), {}));
      await forgetReadings();
    },
  },
  { name: "closed-accounts", every: "13 * * * *", run: () => eraseAccounts(system()) },
  { name: "suspensions", every: "* * * * *", run: () => liftSuspensions(system()) },
  { name: "signing-keys", every: "41 3 * * *", run: maintainSigningKeys },
  { name: "sessions", every: "29 3 * * *", run: forgetEndedSessions },
  { name: "mailed-links", every: "31 3 * * *", run: forgetOldLinks },
  { name: "factor-challenges", every: "17 * * * *", run: forgetOldChallenges },
  { name: "grown-ups", every: "3 12 * * *", run: () => listGrownUps(system()) },
  {
    name: "guardians-to-change",
    every: "*/10 * * * *",
    run: () => changeGuardians(system()).finally(() => wake("handlers")),
  },
  { name: "guardians-to-tell", every: "7 6 * * *", run: () => announceEnd(system()) },
  { name: "availability", every: "23 9 * * *", run: () => askAvailability(system()).finally(() => wake("mail")) },
  { name: "guardians-at-the-end", every: "9 12 * * *", run: () => endGuardianship(system()) },
  { name: "outbox-sweep", every: "41 3 * * *", run: sweepOutbox },
  {
    name: "offers-of-minors",
    every: "*/10 * * * *",
    run: () => protectMinors(system()).finally(() => wake("handlers")),
  },
  {
    name: "texts-about-minors",
    every: "41 * * * *",
    run: () => recheckMinorTexts(system(), recheckOffers).finally(() => wake("handlers")),
  },
  {
    name: "offers-without-age",
    every: "47 * * * *",
    run: () => askBirthDates(system()).finally(() => wake("handlers")),
  },
  { name: "offers-to-renew", every: "11 6 * * *", run: () => announceExpiry(system()) },
  { name: "offers-at-the-end", every: "17 6 * * *", run: () => expireOffers(system()) },
  { name: "confirmers-to-remind", every: "19 * * * *", run: () => remindConfirmers(system()) },
  { name: "confirmations-at-the-end", every: "27 * * * *", run: () => announceExpired(system()) },
  { name: "old-confirmations", every: "43 3 * * *", run: forgetUnanswered },
  { name: "old-applications", every: "37 3 * * *", run: forgetApplications },
  { name: "old-invitations", every: "47 3 * * *", run: forgetInvitations },
  { name: "figures-of-the-day", every: "19 0 * * *", run: () => rollUpFigures() },
  { name: "rate-limits", every: "17 3 * * *", run: forgetFullBuckets },
];

const asRecruiter: AsRecruiter = ({ userId, ...recruiter }) =>
  createActor({ kind: "recruiter", userId, memberId: userId, teamRole: "owner", ...recruiter });

const wakeEventsAndMail = () => Promise.all([wake("handlers"), wake("mail")]);

const exportEverybody: Everybody = async ({ userId, locale }) =>
  (await looksAfter(db, userId, "accounts"))
    ? everybodyFor(createActor({ kind: "staff", userId, scopes: ["accounts"], locale }))
    : null;

function runForEach(listDue: () => Promise<string[]>, act: (id: string) => Promise<unknown>) {
  return async () => {
    for (const id of await listDue()) await act(id).catch((err) => log.error({ err, id }, "not done at a third party"));
  };
}
