import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { type Letter, queueMail } from "@/lib/core/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { eventToLeave } from "./queries/seats";
import { standing } from "./schema/registration";
import { dayAndTime } from "./schema/when";
import { callOff } from "./steps/call-off";

/** A minor goes nowhere without the guardian knowing: what, where and when, and the link to call it off. */
export async function writeToGuardian(
  tx: Tx,
  { type, data }: Fact<"event.registered" | "event.promoted" | "event.declined">,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: data.eventId }, select: eventSelect });
  if (!event) return;
  const waiting = type === "event.registered" && data.waiting;
  const kind = type === "event.declined" ? "declined" : waiting ? "waiting" : "seat";
  await queueMail(tx, ...(await guardianMail(tx, data.playerId, event, kind)));
}

const PAGE = 500;

/** That an event is off, or on again: to everybody who comes or waits, and the guardians of the minors among them, page by page in the order of their ids. */
export async function writeToComing(
  tx: Tx,
  { type, data: { eventId } }: Fact<"event.called_off" | "event.reinstated">,
  _tell: unknown,
  cursor: string | null,
) {
  const event = await tx.sportEvent.findUnique({ where: { id: eventId }, select: eventSelect });
  if (!event) return;
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
  cancelReason: true,
  takenDownAt: true,
  organizer: { select: { organizationName: true } },
} as const;

/** Whoever leaves gives back the seats they hold at events to come. */
export async function callOffForLeaver(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const held = await tx.eventRegistration.findMany({
    where: { player: { userId }, status: { in: [...standing] }, event: { startDate: { gt: now() } } },
    orderBy: { eventId: "asc" },
    select: { eventId: true, playerId: true },
  });
  for (const { eventId, playerId } of held)
    await callOff(tx, { userId: actorId }, await eventToLeave(tx, eventId, playerId), playerId);
}
