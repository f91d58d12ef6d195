import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { type Letter, queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { eventToLeave } from "./queries/seats";
import { seated, standing } from "./schema/registration";
import { dayAndTime } from "./schema/when";
import { callOff } from "./steps/call-off";

/** A minor goes nowhere without the guardian knowing: what, where and when, and the link to call it off. */
export async function writeToGuardianOfEvent(
  tx: Tx,
  { type, data }: DomainEvent<"event.registered" | "event.promoted" | "event.declined">,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: data.eventId }, select: eventSelect });
  if (!event || event.startDate <= now() || !(await isStillSo(tx, type, data))) return;
  const waiting = type === "event.registered" && data.waiting;
  const kind = type === "event.declined" ? "declined" : waiting ? "waiting" : "seat";
  await queueMail(tx, ...(await guardianMail(tx, data.playerId, event, kind)));
}

/** Whether the place is as this event left it: an email about an earlier state is overtaken. */
async function isStillSo(tx: Tx, type: string, { eventId, playerId, waiting }: Place): Promise<boolean> {
  const where = { eventId_playerId: { eventId, playerId } };
  const place = await tx.eventRegistration.findUnique({ where, select: { status: true } });
  const states = type === "event.declined" ? ["declined"] : waiting ? ["waiting"] : seated;
  return place !== null && states.some((state) => state === place.status);
}

type Place = { eventId: string; playerId: string; waiting?: boolean };

const PAGE = 500;

/** That an event is off, or on again: to everybody who comes or waits, and the guardians of the minors among them, page by page in the order of their ids. */
export async function writeToComing(
  tx: Tx,
  { type, data: { eventId } }: DomainEvent<"event.called_off" | "event.reinstated">,
  _tell: unknown,
  cursor: string | null,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: eventId }, select: eventSelect });
  if (!event || (event.status === "cancelled") !== (type === "event.called_off")) return;
  const coming = await tx.eventRegistration.findMany({
    where: { eventId, status: { in: [...standing] }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: PAGE,
    select: {
      playerId: true,
      player: { select: { userId: true, user: { select: { email: true, locale: true, disabledAt: true } } } },
    },
  });
  const kind = type === "event.called_off" ? "calledOff" : "reinstated";
  const letters: Letter[] = [];
  for (const { playerId, player } of coming) {
    const { email: to, locale, disabledAt } = player.user;
    const told = { category: "events", userId: player.userId } as const;
    if (!disabledAt) letters.push({ to, told, ...letterOf(kind, event, locale as Locale) });
    letters.push(...(await guardianMail(tx, playerId, event, kind)));
  }
  await queueMail(tx, ...letters);
  return coming.length < PAGE ? undefined : coming.at(-1)?.playerId;
}

type Told = {
  title: string;
  startDate: Date;
  endDate: Date | null;
  timeZone: string;
  location: string;
  cancelReason: string | null;
  takenDownAt: Date | null;
  organizer: { organizationName: string } | null;
};

function letterOf(kind: "calledOff" | "reinstated", event: Told, locale: Locale) {
  const say = translator(locale, "events");
  const values = { ...named(event, locale), link: env.APP_URL + localePath("/events", locale) };
  return { subject: say(`${kind}Mail.subject`, values), body: say(`${kind}Mail.body`, values) };
}

/** None about an adult. */
async function guardianMail(
  tx: Tx,
  playerId: string,
  event: Told,
  kind: "seat" | "waiting" | "declined" | "calledOff" | "reinstated",
): Promise<Letter[]> {
  const letter = await guardianLetter(tx, playerId);
  if (!letter) return [];
  const { to, locale, names, link } = letter;
  const say = translator(locale, "events");
  const values = { ...names, ...named(event, locale), link };
  const subject = kind === "seat" || kind === "waiting" ? "subject" : (`${kind}Subject` as const);
  const told = { category: "events", guardianOf: playerId } as const;
  return [{ to, subject: say(`guardianMail.${subject}`, values), body: say(`guardianMail.${kind}`, values), told }];
}

const named = (event: Told, locale: Locale) => ({
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

/** Whoever leaves gives back the seats they hold at events to come. */
export const callOffForLeaver = (tx: Tx, { actorId, data: { userId } }: DomainEvent<"account.closed">) =>
  cancelUpcoming(tx, actorId, { userId });

/** So does a player who may not be shown any more, because the guardian's consent or their own was withdrawn. */
export const cancelForHidden = (
  tx: Tx,
  { actorId, data: { playerId } }: DomainEvent<"guardian.declined" | "player.disagreed">,
) => cancelUpcoming(tx, actorId, { id: playerId });

async function cancelUpcoming(tx: Tx, actorId: string | null, player: { userId: string } | { id: string }) {
  const held = await tx.eventRegistration.findMany({
    where: { player, status: { in: [...standing] }, event: { startDate: { gt: now() } } },
    orderBy: { eventId: "asc" },
    select: { eventId: true, playerId: true },
  });
  for (const { eventId, playerId } of held)
    await callOff(tx, { userId: actorId }, await eventToLeave(tx, eventId, playerId), playerId);
}
