import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { eventToLeave } from "./queries/seats";
import { dayAndTime } from "./schema/when";
import { callOff } from "./steps/call-off";

/** A minor goes nowhere without the guardian knowing: what, where and when, and the link to call it off. */
export async function writeToGuardian(tx: Tx, { type, data }: Fact<"event.registered" | "event.promoted">) {
  const letter = await guardianLetter(tx, data.playerId);
  if (!letter) return;
  const event = await tx.sportEvent.findUniqueOrThrow({ where: { id: data.eventId }, select: eventSelect });
  const { to, locale, names, link } = letter;
  const say = translator(locale, "events");
  const kind = type === "event.promoted" || !data.waiting ? "seat" : "waiting";
  const values = {
    ...names,
    event: event.title,
    organization: event.organizer?.organizationName ?? "Recruit",
    when: dayAndTime(locale, event, null),
    where: event.location,
    link,
  };
  await queueMail(tx, {
    to,
    subject: say("guardianMail.subject", values),
    body: say(`guardianMail.${kind}`, values),
  });
}

const eventSelect = {
  title: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  location: true,
  organizer: { select: { organizationName: true } },
} as const;

/** Whoever leaves gives back the seats they hold at events to come. */
export async function callOffForLeaver(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const held = await tx.eventRegistration.findMany({
    where: { player: { userId }, status: { not: "cancelled" }, event: { startDate: { gt: now() } } },
    orderBy: { eventId: "asc" },
    select: { eventId: true, playerId: true },
  });
  for (const { eventId, playerId } of held)
    await callOff(tx, { userId: actorId }, await eventToLeave(tx, eventId, playerId), playerId);
}
