import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { daysFrom } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { noticeKey } from "../queries/notice";
import { appealDays, penaltyValues, type ReportedKind, suspends } from "../schema/moderation";

type EmailRecipient = { to: string; locale: Locale; name: string; audience: Audience };

/** Reporters, except the decider, learn whether something was done; the person concerned gets the rule, the decision and how to appeal. */
export async function emailAboutDecision(tx: Tx, { data: { caseId } }: DomainEvent<"case.decided">) {
  const moderationCase = await tx.moderationCase.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      ...caseSelect,
      decidedById: true,
      reports: { select: { byGuardian: true, createdAt: true, reporterId: true, reporter: accountSelect } },
    },
  });
  const { reports, concerned, decidedById, ...details } = moderationCase;
  const outcome = details.ruling === "dismissed" ? "nothing" : "acted";
  for (const { byGuardian, createdAt, reporter } of reports.filter(({ reporterId }) => reporterId !== decidedById))
    for (const reader of byGuardian ? await guardianRecipients(tx, reporter) : ownerRecipients(reporter)) {
      const { t, kind, day } = textsFor(reader.locale, details);
      const values = { name: reader.name, kind, title: details.title, day: day(createdAt), outcome };
      await sendEmail(tx, reader, t("mail.outcome.subject", values), t("mail.outcome.body", values));
    }
  if (!concerned || outcome === "nothing") return;
  for (const reader of [...ownerRecipients(concerned), ...(await guardianRecipients(tx, concerned))]) {
    const { t, kind, day } = textsFor(reader.locale, details);
    const values = {
      name: reader.name,
      kind,
      title: details.title,
      rule: t(`rules.${details.rule ?? "other"}`),
      decision: [
        t(`decided.${details.ruling ?? "warned"}`, {
          kind: details.kind,
          day: details.suspendedUntil ? day(details.suspendedUntil) : "",
        }),
        ...(suspends(details.ruling) && isCharged(concerned) ? [t("mail.decision.notCharged")] : []),
        ...(details.penaltyCents ? [t("notice.penaltyIs", penaltyValues(details.penaltyCents))] : []),
      ].join(" "),
      reason: details.reason,
      until: details.decidedAt ? day(daysFrom(details.decidedAt, appealDays)) : "",
      link: linkTo(caseId, reader.locale),
    };
    await sendEmail(tx, reader, t("mail.decision.subject", values), t("mail.decision.body", values));
  }
}

export async function emailAboutAppeal(tx: Tx, { data: { caseId, undone } }: DomainEvent<"case.appeal_decided">) {
  const { concerned, ...details } = await tx.moderationCase.findUniqueOrThrow({
    where: { id: caseId },
    select: { ...caseSelect, appealAnswer: true },
  });
  if (!concerned) return;
  for (const reader of [...ownerRecipients(concerned), ...(await guardianRecipients(tx, concerned))]) {
    const { t, kind } = textsFor(reader.locale, details);
    const link = linkTo(caseId, reader.locale);
    const values = { name: reader.name, kind, title: details.title, reason: details.appealAnswer, link };
    const verdict = undone ? "undone" : "upheld";
    await sendEmail(tx, reader, t("mail.appeal.subject", values), t(`mail.appeal.${verdict}`, values));
  }
}

/** Decisions are kept; the texts of the erased account are removed. */
export async function eraseReports(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.report.updateMany({ where: { reporterId: userId }, data: { words: "" } });
  await tx.report.updateMany({ where: { case: { concernedId: userId } }, data: { snapshot: {} } });
  await tx.moderationCase.updateMany({ where: { concernedId: userId }, data: { title: "", before: {}, appeal: "" } });
}

const isCharged = ({ recruiter }: Account) => recruiter?.subscription?.status === "active";

const linkTo = (caseId: string, locale: Locale) => env.APP_URL + localePath(`/decisions/${noticeKey(caseId)}`, locale);

type CaseDetails = { kind: ReportedKind };

function textsFor(locale: Locale, details: CaseDetails) {
  const t = translator(locale, "moderation");
  const format = emailDate(locale);
  return { t, kind: t(`kind.${details.kind}`), day: (date: Date) => format.format(date) };
}

type Account = {
  id: string;
  email: string;
  locale: string;
  erasedAt: Date | null;
  profile: { fullName: string } | null;
  player: { id: string } | null;
  recruiter: { subscription: { status: string } | null } | null;
};

function ownerRecipients({ id: userId, email: to, locale, erasedAt, profile }: Account): EmailRecipient[] {
  const recipient = { category: "account", userId } as const;
  return erasedAt ? [] : [{ to, locale: locale as Locale, name: profile?.fullName ?? to, audience: recipient }];
}

/** The confirmed guardian of a minor; empty for adults. */
async function guardianRecipients(tx: Tx, { player, erasedAt }: Account): Promise<EmailRecipient[]> {
  const guardianEmail = player && !erasedAt ? await guardianRecipient(tx, player.id) : null;
  if (!player || guardianEmail?.status !== "confirmed") return [];
  const recipient = { category: "account", guardianOf: player.id } as const;
  return [
    { to: guardianEmail.to, locale: guardianEmail.locale, name: guardianEmail.names.guardian, audience: recipient },
  ];
}

const sendEmail = (tx: Tx, { to, audience: recipient }: EmailRecipient, subject: string, body: string) =>
  queueMail(tx, { to, subject, body, audience: recipient });

const accountSelect = {
  select: {
    id: true,
    email: true,
    locale: true,
    erasedAt: true,
    profile: { select: { fullName: true } },
    player: { select: { id: true } },
    recruiter: { select: { subscription: { select: { status: true } } } },
  },
} as const;

const caseSelect = {
  kind: true,
  title: true,
  ruling: true,
  rule: true,
  reason: true,
  decidedAt: true,
  suspendedUntil: true,
  penaltyCents: true,
  concerned: accountSelect,
} as const;
