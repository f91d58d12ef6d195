import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { dayAndTime } from "./schema/when";

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
    when: dayAndTime(locale, event),
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
