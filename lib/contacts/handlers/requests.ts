import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Audience } from "@/lib/platform/outbox/notification-choice";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { emailRecipients } from "@/lib/recruiters/queries/members";
import type messages from "@/messages/en/contacts.json";
import { contactEvents } from "../events";
import { nameToWrite } from "../queries/names";
import { openStates } from "../schema/requests";
import { closeDisclosures } from "../steps/close-disclosures";
import { endContacts } from "../steps/end-contacts";

export async function emailPlayerAboutRequest(tx: Tx, { data }: DomainEvent<"contact.requested">) {
  const { player, recruiter, expiresAt, ...request } = await loadRequest(tx, data.requestId);
  if (!isOpen({ ...request, expiresAt })) return;
  if (request.playerAnswer === null)
    await sendEmail(tx, {
      kind: isMinor(player.birthDate) ? "requestMinor" : "request",
      to: player.email,
      locale: player.user.locale,
      audience: { category: "requests", userId: player.userId },
      link: linkTo("/dashboard?show=requests", player.user.locale),
      date: expiresAt,
      values: { player: player.fullName, organization: recruiter.organizationName },
    });
  if (request.guardianAnswer === null) await emailGuardian(tx, data, "guardianRequest");
}

export async function emailGuardianAboutRequest(tx: Tx, { data }: DomainEvent<"contact.passed_to_guardian">) {
  const request = await loadRequest(tx, data.requestId);
  if (isOpen(request) && request.guardianAnswer === null) await emailGuardian(tx, data, "guardianNeeded");
}

export async function emailRecruiterAboutAnswer(tx: Tx, { data }: DomainEvent<"contact.answered">) {
  const { player, playerId, recruiterId, thread, disclosure } = await loadRequest(tx, data.requestId);
  if (data.accepted && disclosure?.closedAt !== null) return;
  if (data.accepted) await emailGuardian(tx, data, "guardianOpened");
  const kind = !data.accepted ? "refused" : isMinor(player.birthDate) ? "acceptedMinor" : "accepted";
  const values = { player: await nameToWrite(tx, recruiterId, playerId) };
  const page = thread ? `/messages?thread=${thread.id}` : "/players";
  for (const { userId, to, locale } of await emailRecipients(tx, recruiterId))
    await sendEmail(tx, {
      kind,
      to,
      locale,
      audience: { category: "requests", userId },
      link: linkTo(page, locale),
      values,
    });
}

export const declineForLeaver = (tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) =>
  endContacts(tx, { userId: actorId }, { player: { userId } }, { playerAnswer: false });

export const declineForMinor = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"guardian.declined">) =>
  endContacts(tx, { userId: actorId }, { playerId }, { guardianAnswer: false });

export const declineWithoutConsent = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"player.disagreed">) =>
  endContacts(tx, { userId: actorId }, { playerId }, { playerAnswer: false });

export async function withdrawForLeaver(tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) {
  const withdrawnRequests = await tx.contactRequest.updateManyAndReturn({
    where: { recruiter: { userId }, status: { in: [...openStates] } },
    data: { status: "withdrawn", answeredAt: now() },
  });
  for (const { id: requestId, playerId, recruiterId, creditId } of withdrawnRequests) {
    if (creditId) await returnCredit(tx, creditId);
    await contactEvents.record(tx, { userId: actorId }, "contact.withdrawn", { requestId, playerId, recruiterId });
  }
  await closeDisclosures(tx, { userId: actorId }, { recruiter: { userId } }, null);
}

/** Not sent when the guardian ended the access, when the child's withdrawn consent is e-mailed anyway, or when a new request has opened the identity again. */
export async function emailGuardianAboutClosing(
  tx: Tx,
  { data: { disclosureId, playerId, recruiterId } }: DomainEvent<"identity.closed">,
) {
  const { closedBy, recruiter, player } = await tx.disclosure.findUniqueOrThrow({
    where: { id: disclosureId },
    select: {
      closedBy: true,
      recruiter: { select: { organizationName: true } },
      player: { select: { consentTerms: true, user: { select: { disabledAt: true } } } },
    },
  });
  if (closedBy === "guardian" || !player.consentTerms || player.user.disabledAt) return;
  if ((await tx.disclosure.count({ where: { playerId, recruiterId, closedAt: null } })) > 0) return;
  const recipient = await guardianRecipient(tx, playerId);
  if (recipient?.status !== "confirmed") return;
  const { to, locale, names, link } = recipient;
  const t = translator(locale, "contacts");
  const values = { ...names, organization: recruiter.organizationName, by: closedBy ?? "club", link };
  await queueMail(tx, {
    to,
    subject: t("mail.guardianClosed.subject", values),
    body: t("mail.guardianClosed.body", values),
    audience: { category: "requests", guardianOf: playerId },
  });
}

/** Deletes favorites, notes and interest; the log of profile views is kept. */
export async function eraseNotes(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const accountFilter = { OR: [{ player: { userId } }, { recruiter: { userId } }] };
  await tx.favorite.deleteMany({ where: accountFilter });
  await tx.favoriteList.deleteMany({ where: { recruiter: { userId } } });
  await tx.interest.deleteMany({ where: accountFilter });
  await tx.contactRequest.updateMany({
    where: { recruiter: { userId } },
    data: { message: "…", ownWords: null, hidden: [] },
  });
}

type Kind = Exclude<keyof typeof messages.mail, "guardianClosed">;

async function emailGuardian(tx: Tx, { requestId }: { requestId: string }, kind: Kind) {
  const { recruiter, expiresAt, playerId } = await loadRequest(tx, requestId);
  const guardianEmail = await guardianRecipient(tx, playerId);
  if (!guardianEmail) return;
  const { to, locale, link, names } = guardianEmail;
  const values = { ...names, organization: recruiter.organizationName };
  const recipient = { category: "requests", guardianOf: playerId } as const;
  await sendEmail(tx, { kind, to, locale, audience: recipient, link, date: expiresAt, values });
}

type RequestEmail = {
  kind: Kind;
  to: string;
  locale: string;
  audience: Audience;
  link: string;
  date?: Date;
  values: { player: string; organization?: string; guardian?: string };
};

async function sendEmail(tx: Tx, { kind, to, locale, audience: recipient, link, date, values }: RequestEmail) {
  const t = translator(locale as Locale, "contacts");
  const dateFormat = emailDate(locale as Locale);
  const allValues = { organization: "", guardian: "", ...values, link, date: date ? dateFormat.format(date) : "" };
  await queueMail(tx, {
    to,
    subject: t(`mail.${kind}.subject`, allValues),
    body: t(`mail.${kind}.body`, allValues),
    audience: recipient,
  });
}

/** An e-mail about a request that has ended or was answered is no longer sent. */
const isOpen = ({ status, expiresAt }: { status: string; expiresAt: Date }) =>
  openStates.some((state) => state === status) && expiresAt > now();

const linkTo = (path: string, locale: string) => env.APP_URL + localePath(path, locale as Locale);

const loadRequest = (tx: Tx, id: string) =>
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
