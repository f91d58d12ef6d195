import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { countryName } from "@/lib/platform/i18n/countries";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { supportEvents } from "../events";

const topic = "agent_service";

/** Opens a support ticket about the request; a withdrawal closes an unanswered ticket instead of opening another. */
export async function emailAgentRequest(tx: Tx, { type, data }: DomainEvent<"agent.asked" | "agent.withdrawn">) {
  const player = await tx.player.findUniqueOrThrow({ where: { id: data.playerId }, select: playerSelect });
  const { userId, user } = player;
  const isRequest = type === "agent.asked";
  const openTicket = { userId, topic, answeredAt: null, closedAt: null } as const;
  const { count } = isRequest
    ? { count: await tx.ticket.count({ where: openTicket }) }
    : await tx.ticket.updateMany({ where: openTicket, data: { closedAt: now() } });
  if (count > 0) return;
  const message = composeEmail(isRequest ? "requested" : "withdrawn", player);
  const ticketEmail = { name: player.fullName, email: user.email, locale: user.locale, message, createdAt: now() };
  const { id: ticketId } = await tx.ticket.create({ data: { userId, topic, ...ticketEmail }, select: { id: true } });
  await supportEvents.record(tx, { userId }, "ticket.opened", { ticketId });
}

type Player = {
  id: string;
  handle: string;
  country: string;
  primarySport: string;
  level: "amateur" | "semi_pro" | "professional" | "elite_international";
  user: { locale: string };
};

function composeEmail(template: "requested" | "withdrawn", { id, handle, country, primarySport, level, user }: Player) {
  const locale = user.locale as Locale;
  const sports = translator(locale, "sports");
  return translator(locale, "contact")(`agent.${template}`, {
    handle,
    sport: sports(`name.${primarySport as SportSlug}`),
    level: sports(`level.${level}`),
    country: countryName(locale, country),
    link: env.APP_URL + localePath(`/players/${id}`, locale),
  });
}

const playerSelect = {
  id: true,
  userId: true,
  fullName: true,
  handle: true,
  country: true,
  primarySport: true,
  level: true,
  user: { select: { email: true, locale: true } },
} as const;
