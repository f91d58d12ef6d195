import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { isMinor } from "@/lib/players/policy";
import { guardianPath } from "@/lib/players/queries/guardian-link";
import { eventToLeave } from "./queries/seats";
import { dayAndTime } from "./schema/when";
import { callOff } from "./steps/call-off";

/** A minor goes nowhere without the guardian knowing: what, where and when, and the link to call it off. */
export async function writeToGuardian(tx: Tx, { type, data }: Fact<"event.registered" | "event.promoted">) {
  const { event, player } = await tx.eventRegistration.findUniqueOrThrow({
    where: { eventId_playerId: { eventId: data.eventId, playerId: data.playerId } },
    select: { event: { select: eventSelect }, player: { select: playerSelect } },
  });
  const { guardian } = player;
  if (!guardian || !isMinor(player.birthDate)) return;
  const locale = guardian.locale as Locale;
  const say = translator(locale, "events");
  const kind = type === "event.promoted" || !data.waiting ? "seat" : "waiting";
  const values = {
    guardian: guardian.fullName,
    player: player.fullName,
    event: event.title,
    organization: event.organizer?.organizationName ?? "Recruit",
    when: dayAndTime(locale, event, null),
    where: event.location,
    link: env.APP_URL + localePath(guardianPath({ ...guardian, playerId: data.playerId }), locale),
  };
  await queueMail(tx, {
    to: guardian.email,
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

const playerSelect = {
  fullName: true,
  birthDate: true,
  guardian: { select: { fullName: true, email: true, locale: true, invitedAt: true } },
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
