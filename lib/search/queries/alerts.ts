import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { visibleAmong } from "@/lib/players/queries/visible";
import { runnableSearch } from "../policy";
import { searchInput } from "../schema/search";
import { searchAccessLevel } from "./access-level";
import { criteriaWords, requiredWords } from "./criteria-words";

/** The organization's alerts, newest first, each with its effective search (the saved one while the alert is inactive) and the number of players it notified about. */
export async function ownAlerts(actor: Actor) {
  const [accessLevel, rows] = await Promise.all([
    searchAccessLevel(actor),
    db.talentAlert.findMany({
      where: ownerFilter(actor),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: {
        id: true,
        name: true,
        alertCriteria: true,
        frequency: true,
        isActive: true,
        createdAt: true,
        _count: { select: { hits: { where: { notifiedAt: { not: null } } } } },
      },
    }),
  ]);
  return rows.map(({ alertCriteria, _count, ...row }) => {
    const search = searchInput(alertCriteria as Record<string, unknown>);
    return { ...row, search, looksFor: runnableSearch(actor, search, accessLevel) ?? search, found: _count.hits };
  });
}
export type OwnAlert = Awaited<ReturnType<typeof ownAlerts>>[number];

export async function alertNames(actor: Actor, locale: Locale) {
  if (!actor.recruiterId) return null;
  const rows = await db.talentAlert.findMany({
    where: ownerFilter(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, name: true, alertCriteria: true },
  });
  return rows.map(({ id, name, alertCriteria }) => ({
    value: id,
    label: name ?? criteriaWords(searchInput(alertCriteria as Record<string, unknown>), locale),
  }));
}

const MAX_FOUND = 24;

/** Players the alerts notified about, newest first, as their cards are now; players no longer visible are left out. `why` is localized text. */
export async function foundPlayers(actor: Actor, locale: Locale) {
  const hits = await db.alertHit.findMany({
    where: { ...ownerFilter(actor), notifiedAt: { not: null } },
    orderBy: [{ notifiedAt: "desc" }, { playerId: "asc" }],
    take: MAX_FOUND,
    select: { playerId: true, notifiedAt: true, met: true, alert: { select: { name: true } } },
  });
  const ids = hits.map(({ playerId }) => playerId);
  const visibleIds = await visibleAmong(actor, ids);
  const rows = await db.player.findMany({ where: { id: { in: [...visibleIds] } }, select: cardSelect });
  const cards = new Map((await toCard(rows)).map((card) => [card.id, card]));
  return hits.flatMap(({ playerId, notifiedAt, met, alert }) => {
    const card = cards.get(playerId);
    const why = requiredWords(searchInput((met ?? {}) as Record<string, unknown>), locale);
    return card && notifiedAt ? { card, notifiedAt, alert, why } : [];
  });
}
export type FoundPlayer = Awaited<ReturnType<typeof foundPlayers>>[number];

/** Alerts notify verified organizations only. */
export const isListening = async (actor: Actor): Promise<boolean> =>
  (await db.recruiter.count({
    where: { id: { in: [actor.recruiterId].flatMap((id) => id ?? []) }, status: "verified" },
  })) > 0;

const ownerFilter = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
