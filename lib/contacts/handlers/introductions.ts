import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type messages from "@/messages/en/introductions.json";
import { pageOf } from "../schema/introductions";
import { endIntroductions } from "../steps/end-introductions";

export async function emailAboutIntroduction(tx: Tx, { data }: DomainEvent<"introduction.asked">) {
  const { user, recruiter, expiresAt, status } = await loadIntroduction(tx, data.introductionId);
  if (status !== "pending" || expiresAt <= now()) return;
  const recipient = { userId: user.id, email: user.email, locale: user.locale, path: "/dashboard#introductions" };
  await sendEmail(tx, "request", recipient, {
    name: user.profile?.fullName ?? "",
    organization: recruiter.organizationName,
    date: expiresAt,
  });
}

export async function emailAboutIntroductionAnswer(
  tx: Tx,
  { data }: DomainEvent<"introduction.answered" | "introduction.expired">,
) {
  const { status, kind, recruiter, user, expiresAt, closedAt } = await loadIntroduction(tx, data.introductionId);
  if (recruiter.user.disabledAt || closedAt || !isAnswer(status)) return;
  const subject = kind === "esport" ? user.esportPlayer : user.jobSeeker;
  const path = status === "accepted" && subject ? pageOf(kind, subject.id) : "/dashboard#introductions";
  const recipient = { userId: recruiter.userId, email: recruiter.email, locale: recruiter.user.locale, path };
  const name = (kind === "esport" && user.esportPlayer?.handle) || "";
  await sendEmail(tx, status, recipient, { name, organization: recruiter.organizationName, date: expiresAt });
}

export async function endIntroductionsOfLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const actor = { userId: actorId };
  await endIntroductions(tx, actor, { userId }, "refused");
  await endIntroductions(tx, actor, { recruiter: { userId } }, "withdrawn");
}

export async function eraseIntroductions(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.introduction.updateMany({ where: { recruiter: { userId } }, data: { message: "…" } });
}

const isAnswer = (status: string) => status === "accepted" || status === "refused" || status === "expired";

type Recipient = { userId: string; email: string; locale: string; path: string };
type MailValues = { name: string; organization: string; date: Date };

async function sendEmail(
  tx: Tx,
  emailKey: keyof typeof messages.mail,
  { userId, email, locale, path }: Recipient,
  details: MailValues,
) {
  const t = translator(locale as Locale, "introductions");
  const dateFormat = emailDate(locale as Locale);
  const link = env.APP_URL + localePath(path, locale as Locale);
  const values = { ...details, date: dateFormat.format(details.date), link };
  await queueMail(tx, {
    to: email,
    subject: t(`mail.${emailKey}.subject`, values),
    body: t(`mail.${emailKey}.body`, values),
    audience: { category: "requests", userId },
  });
}

const loadIntroduction = (tx: Tx, id: string) =>
  tx.introduction.findUniqueOrThrow({
    where: { id },
    select: {
      kind: true,
      status: true,
      expiresAt: true,
      closedAt: true,
      recruiter: {
        select: {
          userId: true,
          organizationName: true,
          email: true,
          user: { select: { locale: true, disabledAt: true } },
        },
      },
      user: {
        select: {
          id: true,
          email: true,
          locale: true,
          profile: { select: { fullName: true } },
          esportPlayer: { select: { id: true, handle: true } },
          jobSeeker: { select: { id: true } },
        },
      },
    },
  });
