import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { type Letter, queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { addressed, addresseeOf } from "../queries/addressee";
import { openStates } from "../schema/application";

/** Who posted the offer, and the guardian of a minor who answers it. */
export async function writeOfApplication(tx: Tx, { data }: DomainEvent<"application.sent">) {
  const sent = await tx.jobApplication.findUnique({ where: { id: data.applicationId }, select });
  if (!sent || sent.state === "withdrawn") return;
  const { id: userId, email: to, locale } = addresseeOf(sent.job);
  const say = translator(locale as Locale, "jobs");
  const link = env.APP_URL + localePath(`/dashboard/offers/${data.jobId}`, locale as Locale);
  const values = { offer: sent.job.title, name: sent.name, words: sent.words, link };
  const told = { category: "offers", userId } as const;
  const letter = { to, subject: say("applicantMail.subject", values), body: say("applicantMail.body", values), told };
  await queueMail(tx, letter, ...(await toGuardian(tx, sent, "sent")));
}

/** Each answer goes to who applied, in their language, and to the guardian of a minor. */
export async function writeOfAnswer(tx: Tx, { data: { applicationId, state } }: DomainEvent<"application.answered">) {
  const sent = await tx.jobApplication.findUnique({ where: { id: applicationId }, select });
  if (sent?.state === state) await queueMail(tx, ...(await toBoth(tx, sent, state)));
}

const PAGE = 200;

/** Nobody waits for an answer from an offer that left the board. */
export async function writeToApplicants(
  tx: Tx,
  { data: { jobId } }: DomainEvent<"job.closed" | "job.expired" | "job.taken_down">,
  _tell: unknown,
  cursor: string | null,
) {
  const waiting = await tx.jobApplication.findMany({
    where: { jobId, state: { in: [...openStates] }, ...(cursor && { id: { gt: cursor } }) },
    orderBy: { id: "asc" },
    take: PAGE,
    select,
  });
  const letters: Letter[] = [];
  for (const sent of waiting) letters.push(...(await toBoth(tx, sent, "closed")));
  await queueMail(tx, ...letters);
  return waiting.length < PAGE ? undefined : waiting.at(-1)?.id;
}

async function toBoth(tx: Tx, sent: Sent, state: string): Promise<Letter[]> {
  const { id: userId, email: to, locale, disabledAt, profile } = sent.user;
  if (disabledAt) return [];
  const say = translator(locale as Locale, "jobs");
  const link = env.APP_URL + localePath("/dashboard#applications", locale as Locale);
  const values = { offer: sent.job.title, name: profile?.fullName ?? sent.name, state, link };
  const told = { category: "offers", userId } as const;
  const letter = { to, subject: say("answerMail.subject", values), body: say("answerMail.body", values), told };
  return [letter, ...(await toGuardian(tx, sent, state))];
}

/** None about an adult. A guardian whose child is wanted is told how to reach who posted the offer, because nobody is told how to reach the child. */
async function toGuardian(tx: Tx, { user, job }: Sent, state: string): Promise<Letter[]> {
  const letter = user.player && (await guardianLetter(tx, user.player.id));
  if (!user.player || !letter) return [];
  const say = translator(letter.locale, "jobs");
  const values = { ...letter.names, offer: job.title, state, email: job.contactEmail ?? "", link: letter.link };
  const told = { category: "offers", guardianOf: user.player.id } as const;
  return [
    { to: letter.to, subject: say("guardianMail.subject", values), body: say("guardianMail.body", values), told },
  ];
}

type Sent = {
  state: string;
  name: string;
  user: {
    id: string;
    email: string;
    locale: string;
    disabledAt: Date | null;
    profile: { fullName: string } | null;
    player: { id: string } | null;
  };
  job: { title: string; contactEmail: string | null };
};

const select = {
  id: true,
  state: true,
  name: true,
  words: true,
  user: {
    select: {
      id: true,
      email: true,
      locale: true,
      disabledAt: true,
      profile: { select: { fullName: true } },
      player: { select: { id: true } },
    },
  },
  job: { select: { title: true, contactEmail: true, ...addressed } },
} as const;
