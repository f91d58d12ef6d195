import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import type words from "@/messages/en/introductions.json";
import { pageOf } from "./schema";
import { endIntroductions } from "./steps/end-introductions";

/** Who is asked reads it by mail as well. */
export async function writeOfIntroduction(tx: Tx, { data }: DomainEvent<"introduction.asked">) {
  const { user, recruiter, expiresAt, status } = await introductionOf(tx, data.introductionId);
  if (status !== "pending") return;
  const to = { userId: user.id, email: user.email, locale: user.locale, path: "/dashboard#introductions" };
  await send(tx, "asked", to, {
    name: user.profile?.fullName ?? "",
    organization: recruiter.organizationName,
    date: expiresAt,
  });
}

/** The recruiter hears of a yes, a no, and of no answer. */
export async function writeOfIntroductionAnswer(
  tx: Tx,
  { data }: DomainEvent<"introduction.answered" | "introduction.expired">,
) {
  const { status, kind, recruiter, user, expiresAt } = await introductionOf(tx, data.introductionId);
  if (recruiter.user.disabledAt || !isAnswer(status)) return;
  const subject = kind === "esport" ? user.esportPlayer : user.jobSeeker;
  const path = status === "accepted" && subject ? pageOf(kind, subject.id) : "/dashboard#introductions";
  const to = { userId: recruiter.userId, email: recruiter.email, locale: recruiter.user.locale, path };
  const name = (kind === "esport" && user.esportPlayer?.handle) || "";
  await send(tx, status, to, { name, organization: recruiter.organizationName, date: expiresAt });
}

/** Whoever leaves is asked no more, asks no more, and what was open is closed. */
export async function endForLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const doer = { userId: actorId };
  await endIntroductions(tx, doer, { userId }, "refused");
  await endIntroductions(tx, doer, { recruiter: { userId } }, "withdrawn");
}

export async function eraseIntroductions(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.introduction.updateMany({ where: { recruiter: { userId } }, data: { message: "…" } });
}

const isAnswer = (status: string) => status === "accepted" || status === "refused" || status === "expired";

type To = { userId: string; email: string; locale: string; path: string };
type About = { name: string; organization: string; date: Date };

async function send(tx: Tx, emailKey: keyof typeof words.mail, { userId, email, locale, path }: To, about: About) {
  const t = translator(locale as Locale, "introductions");
  const day = emailDate(locale as Locale);
  const link = env.APP_URL + localePath(path, locale as Locale);
  const values = { ...about, date: day.format(about.date), link };
  await queueMail(tx, {
    to: email,
    subject: t(`mail.${emailKey}.subject`, values),
    body: t(`mail.${emailKey}.body`, values),
    told: { category: "requests", userId },
  });
}

const introductionOf = (tx: Tx, id: string) =>
  tx.introduction.findUniqueOrThrow({
    where: { id },
    select: {
      kind: true,
      status: true,
      expiresAt: true,
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
