import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type EmailDraft, queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { eventToLeave } from "./queries/seats";
import { activeStates, seated } from "./schema/registration";
import { dayAndTime } from "./schema/when";
import { releasePlace } from "./steps/release-place";

export async function emailGuardianAboutEvent(
  tx: Tx,
  { type, data }: DomainEvent<"event.registered" | "event.promoted" | "event.declined">,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: data.eventId }, select: eventSelect });
  if (!event || event.startDate <= now() || !(await isCurrent(tx, type, data))) return;
  const waiting = type === "event.registered" && data.waiting;
  const kind = type === "event.declined" ? "declined" : waiting ? "waiting" : "seat";
  await queueMail(tx, ...(await guardianMail(tx, data.playerId, event, kind)));
}

/** False if the registration has changed since, so that no outdated e-mail is sent. */
async function isCurrent(tx: Tx, type: string, { eventId, playerId, waiting }: RegistrationChange): Promise<boolean> {
  const where = { eventId_playerId: { eventId, playerId } };
  const registration = await tx.eventRegistration.findUnique({ where, select: { status: true } });
  const states = type === "event.declined" ? ["declined"] : waiting ? ["waiting"] : seated;
  return registration !== null && states.some((state) => state === registration.status);
}

type RegistrationChange = { eventId: string; playerId: string; waiting?: boolean };

const PAGE_SIZE = 500;

/** Tells everyone registered or waiting, and the guardians of minors, that an event is canceled or takes place after all; works in pages by player id and returns the next cursor. */
export async function emailRegisteredPlayers(
  tx: Tx,
  { type, data: { eventId } }: DomainEvent<"event.canceled" | "event.reinstated">,
  _notify: unknown,
  cursor: string | null,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: eventId }, select: eventSelect });
  if (!event || (event.status === "cancelled") !== (type === "event.canceled")) return;
  const registrations = await tx.eventRegistration.findMany({
    where: { eventId, status: { in: [...activeStates] }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: PAGE_SIZE,
    select: {
      playerId: true,
      player: { select: { userId: true, user: { select: { email: true, locale: true, disabledAt: true } } } },
    },
  });
  const kind = type === "event.canceled" ? "canceled" : "reinstated";
  const emails: EmailDraft[] = [];
  for (const { playerId, player } of registrations) {
    const { email: to, locale, disabledAt } = player.user;
    const audience = { category: "events", userId: player.userId } as const;
    if (!disabledAt) emails.push({ to, audience, ...composeEmail(kind, event, locale as Locale) });
    emails.push(...(await guardianMail(tx, playerId, event, kind)));
  }
  await queueMail(tx, ...emails);
  return registrations.length < PAGE_SIZE ? undefined : registrations.at(-1)?.playerId;
}

type EventDetails = {
  title: string;
  startDate: Date;
  endDate: Date | null;
  timeZone: string;
  location: string;
  cancelReason: string | null;
  takenDownAt: Date | null;
  organizer: { organizationName: string } | null;
};

function composeEmail(kind: "canceled" | "reinstated", event: EventDetails, locale: Locale) {
  const t = translator(locale, "events");
  const values = { ...emailValues(event, locale), link: env.APP_URL + localePath("/events", locale) };
  return { subject: t(`${kind}Mail.subject`, values), body: t(`${kind}Mail.body`, values) };
}

async function guardianMail(
  tx: Tx,
  playerId: string,
  event: EventDetails,
  kind: "seat" | "waiting" | "declined" | "canceled" | "reinstated",
): Promise<EmailDraft[]> {
  const recipient = await guardianRecipient(tx, playerId);
  if (!recipient) return [];
  const { to, locale, names, link } = recipient;
  const t = translator(locale, "events");
  const values = { ...names, ...emailValues(event, locale), link };
  const subject = kind === "seat" || kind === "waiting" ? "subject" : (`${kind}Subject` as const);
  const audience = { category: "events", guardianOf: playerId } as const;
  return [{ to, subject: t(`guardianMail.${subject}`, values), body: t(`guardianMail.${kind}`, values), audience }];
}

const emailValues = (event: EventDetails, locale: Locale) => ({
  event: event.title,
  organization: event.takenDownAt ? "Recruit" : (event.organizer?.organizationName ?? "Recruit"),
  when: dayAndTime(locale, event, null),
  where: event.location,
  reason: event.takenDownAt ? translator(locale, "events")("takenDown") : (event.cancelReason ?? ""),
});

const eventSelect = {
  title: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  location: true,
  status: true,
  cancelReason: true,
  takenDownAt: true,
  organizer: { select: { organizationName: true } },
} as const;

export const cancelEventsOfLeaver = (tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) =>
  cancelUpcoming(tx, actorId, { userId });

export const cancelRegistrationsOfHidden = (
  tx: Tx,
  { actorId, data: { playerId } }: DomainEvent<"guardian.declined" | "player.disagreed">,
) => cancelUpcoming(tx, actorId, { id: playerId });

async function cancelUpcoming(tx: Tx, actorId: string | null, player: { userId: string } | { id: string }) {
  const registrations = await tx.eventRegistration.findMany({
    where: { player, status: { in: [...activeStates] }, event: { startDate: { gt: now() } } },
    orderBy: { eventId: "asc" },
    select: { eventId: true, playerId: true },
  });
  for (const { eventId, playerId } of registrations)
    await releasePlace(tx, { userId: actorId }, await eventToLeave(tx, eventId, playerId), playerId);
}
