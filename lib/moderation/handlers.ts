import "server-only";
import { daysFrom } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { noticeKey } from "./queries/notice";
import { appealDays, type ReportedKind, suspends } from "./schema";

type Reader = { to: string; locale: Locale; name: string; told: Audience };

/** Who reported, and did not decide it, is told whether something was done; the person concerned the rule, the decision and how to appeal. */
export async function writeOfDecision(tx: Tx, { data: { caseId } }: DomainEvent<"case.decided">) {
  const found = await tx.moderationCase.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      ...decided,
      decidedById: true,
      reports: { select: { byGuardian: true, createdAt: true, reporterId: true, reporter: account } },
    },
  });
  const { reports, concerned, decidedById, ...about } = found;
  const outcome = about.ruling === "dismissed" ? "nothing" : "acted";
  for (const { byGuardian, createdAt, reporter } of reports.filter(({ reporterId }) => reporterId !== decidedById))
    for (const reader of byGuardian ? await guardianOf(tx, reporter) : ownerOf(reporter)) {
      const { say: t, kind, day } = wordsFor(reader.locale, about);
      const values = { name: reader.name, kind, title: about.title, day: day(createdAt), outcome };
      await write(tx, reader, t("mail.outcome.subject", values), t("mail.outcome.body", values));
    }
  if (!concerned || outcome === "nothing") return;
  for (const reader of [...ownerOf(concerned), ...(await guardianOf(tx, concerned))]) {
    const { say: t, kind, day } = wordsFor(reader.locale, about);
    const values = {
      name: reader.name,
      kind,
      title: about.title,
      rule: t(`rules.${about.rule ?? "other"}`),
      decision: [
        t(`decided.${about.ruling ?? "warned"}`, {
          kind: about.kind,
          day: about.suspendedUntil ? day(about.suspendedUntil) : "",
        }),
        ...(suspends(about.ruling) && isCharged(concerned) ? [t("mail.decision.notCharged")] : []),
      ].join(" "),
      reason: about.reason,
      until: about.decidedAt ? day(daysFrom(about.decidedAt, appealDays)) : "",
      link: linkTo(caseId, reader.locale),
    };
    await write(tx, reader, t("mail.decision.subject", values), t("mail.decision.body", values));
  }
}

/** What came of the second look. */
export async function writeOfAppeal(tx: Tx, { data: { caseId, undone } }: DomainEvent<"case.appeal_decided">) {
  const { concerned, ...about } = await tx.moderationCase.findUniqueOrThrow({
    where: { id: caseId },
    select: { ...decided, appealAnswer: true },
  });
  if (!concerned) return;
  for (const reader of [...ownerOf(concerned), ...(await guardianOf(tx, concerned))]) {
    const { say: t, kind } = wordsFor(reader.locale, about);
    const link = linkTo(caseId, reader.locale);
    const values = { name: reader.name, kind, title: about.title, reason: about.appealAnswer, link };
    const verdict = undone ? "undone" : "upheld";
    await write(tx, reader, t("mail.appeal.subject", values), t(`mail.appeal.${verdict}`, values));
  }
}

/** What somebody erased reported, and what was kept of theirs, loses its words; that it was decided stays. */
export async function eraseReports(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.report.updateMany({ where: { reporterId: userId }, data: { words: "" } });
  await tx.report.updateMany({ where: { case: { concernedId: userId } }, data: { snapshot: {} } });
  await tx.moderationCase.updateMany({ where: { concernedId: userId }, data: { title: "", before: {}, appeal: "" } });
}

const isCharged = ({ recruiter }: Account) => recruiter?.subscription?.status === "active";

const linkTo = (caseId: string, locale: Locale) => env.APP_URL + localePath(`/decisions/${noticeKey(caseId)}`, locale);

type About = { kind: ReportedKind };

function wordsFor(locale: Locale, about: About) {
  const t = translator(locale, "moderation");
  const format = emailDate(locale);
  return { say: t, kind: t(`kind.${about.kind}`), day: (date: Date) => format.format(date) };
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

function ownerOf({ id: userId, email: to, locale, erasedAt, profile }: Account): Reader[] {
  const recipient = { category: "account", userId } as const;
  return erasedAt ? [] : [{ to, locale: locale as Locale, name: profile?.fullName ?? to, told: recipient }];
}

/** A child's guardian, who answers together with the child; none of an adult. */
async function guardianOf(tx: Tx, { player, erasedAt }: Account): Promise<Reader[]> {
  const guardianEmail = player && !erasedAt ? await guardianLetter(tx, player.id) : null;
  if (!player || guardianEmail?.status !== "confirmed") return [];
  const recipient = { category: "account", guardianOf: player.id } as const;
  return [{ to: guardianEmail.to, locale: guardianEmail.locale, name: guardianEmail.names.guardian, told: recipient }];
}

const write = (tx: Tx, { to, told: recipient }: Reader, subject: string, body: string) =>
  queueMail(tx, { to, subject, body, told: recipient });

const account = {
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

const decided = {
  kind: true,
  title: true,
  ruling: true,
  rule: true,
  reason: true,
  decidedAt: true,
  suspendedUntil: true,
  concerned: account,
} as const;
