import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type DomainEvent, recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { isMinor } from "@/lib/players/policy";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { lettersTo } from "@/lib/recruiters/queries/members";
import type words from "@/messages/en/scouting.json";
import { nameToWrite } from "./queries/names";
import { openStates } from "./schema";
import { endContacts } from "./steps/end-contacts";

/** The player reads it by mail as well, and so does the guardian of a minor. */
export async function writeOfRequest(tx: Tx, { data }: DomainEvent<"contact.requested">) {
  const { player, recruiter, expiresAt, ...request } = await requestOf(tx, data.requestId);
  if (isOpen(request) && request.playerAnswer === null)
    await send(tx, {
      kind: isMinor(player.birthDate) ? "requestMinor" : "request",
      to: player.email,
      locale: player.user.locale,
      told: { category: "requests", userId: player.userId },
      link: addressOf("/dashboard#requests", player.user.locale),
      date: expiresAt,
      values: { player: player.fullName, organization: recruiter.organizationName },
    });
  if (isOpen(request) && request.guardianAnswer === null) await writeToGuardian(tx, data, "guardianAsked");
}

/** The minor said yes: the guardian's answer is what is missing, unless they gave it before. */
export async function askGuardian(tx: Tx, { data }: DomainEvent<"contact.passed_to_guardian">) {
  const request = await requestOf(tx, data.requestId);
  if (isOpen(request) && request.guardianAnswer === null) await writeToGuardian(tx, data, "guardianNeeded");
}

/** Everybody who acts for the organization reads it, so that no yes waits for one of them to come back. */
export async function writeOfAnswer(tx: Tx, { data }: DomainEvent<"contact.answered">) {
  const { player, playerId, recruiterId, thread, disclosure } = await requestOf(tx, data.requestId);
  if (data.accepted && disclosure?.closedAt !== null) return;
  if (data.accepted) await writeToGuardian(tx, data, "guardianOpened");
  const kind = !data.accepted ? "refused" : isMinor(player.birthDate) ? "acceptedMinor" : "accepted";
  const values = { player: await nameToWrite(tx, recruiterId, playerId) };
  const page = thread ? `/messages?thread=${thread.id}` : "/players";
  for (const { userId, to, locale } of await lettersTo(tx, recruiterId))
    await send(tx, { kind, to, locale, told: { category: "requests", userId }, link: addressOf(page, locale), values });
}

export const refuseForLeaver = (tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) =>
  endContacts(tx, { userId: actorId }, { player: { userId } }, { playerAnswer: false });

/** A guardian who takes the consents back takes everything back. */
export const refuseForMinor = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"guardian.declined">) =>
  endContacts(tx, { userId: actorId }, { playerId }, { guardianAnswer: false });

/** The same of a player who takes their own yes back. */
export const refuseForUnwilling = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"player.disagreed">) =>
  endContacts(tx, { userId: actorId }, { playerId }, { playerAnswer: false });

/** What a recruiter who leaves has asked is withdrawn, and no name is open to them any more. */
export async function withdrawForLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const whose = { recruiter: { userId } };
  const withdrawn = await tx.contactRequest.updateManyAndReturn({
    where: { ...whose, status: { in: [...openStates] } },
    data: { status: "withdrawn", answeredAt: now() },
  });
  for (const { id: requestId, playerId, recruiterId, creditId } of withdrawn) {
    if (creditId) await returnCredit(tx, creditId);
    await recordEvent(tx, { userId: actorId }, "contact.withdrawn", { requestId, playerId, recruiterId });
  }
  await tx.disclosure.updateMany({ where: { ...whose, closedAt: null }, data: { closedAt: now() } });
}

/** Who kept whom, with which note; the log of who saw what stays. */
export async function eraseNotes(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const whose = { OR: [{ player: { userId } }, { recruiter: { userId } }] };
  await tx.favorite.deleteMany({ where: whose });
  await tx.favoriteList.deleteMany({ where: { recruiter: { userId } } });
  await tx.interest.deleteMany({ where: whose });
  await tx.contactRequest.updateMany({
    where: { recruiter: { userId } },
    data: { message: "…", ownWords: null, hidden: [] },
  });
}

type Kind = keyof typeof words.mail;

/** Nothing where the player is of age. */
async function writeToGuardian(tx: Tx, { requestId }: { requestId: string }, kind: Kind) {
  const { recruiter, expiresAt, playerId } = await requestOf(tx, requestId);
  const guardianEmail = await guardianLetter(tx, playerId);
  if (!guardianEmail) return;
  const { to, locale, link, names } = guardianEmail;
  const values = { ...names, organization: recruiter.organizationName };
  const recipient = { category: "requests", guardianOf: playerId } as const;
  await send(tx, { kind, to, locale, told: recipient, link, date: expiresAt, values });
}

type Letter = {
  kind: Kind;
  to: string;
  locale: string;
  told: Audience;
  link: string;
  date?: Date;
  values: { player: string; organization?: string; guardian?: string };
};

async function send(tx: Tx, { kind, to, locale, told: recipient, link, date, values }: Letter) {
  const t = translator(locale as Locale, "scouting");
  const day = emailDate(locale as Locale);
  const known = { organization: "", guardian: "", ...values, link, date: date ? day.format(date) : "" };
  await queueMail(tx, {
    to,
    subject: t(`mail.${kind}.subject`, known),
    body: t(`mail.${kind}.body`, known),
    told: recipient,
  });
}

/** An email about a request that has ended, or was answered by its reader, is overtaken. */
const isOpen = ({ status }: { status: string }) => openStates.some((state) => state === status);

const addressOf = (path: string, locale: string) => env.APP_URL + localePath(path, locale as Locale);

const requestOf = (tx: Tx, id: string) =>
  tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      playerId: true,
      recruiterId: true,
      status: true,
      playerAnswer: true,
      guardianAnswer: true,
      expiresAt: true,
      disclosure: { select: { closedAt: true } },
      thread: { select: { id: true } },
      recruiter: { select: { organizationName: true } },
      player: {
        select: {
          fullName: true,
          email: true,
          userId: true,
          birthDate: true,
          user: { select: { locale: true } },
        },
      },
    },
  });
