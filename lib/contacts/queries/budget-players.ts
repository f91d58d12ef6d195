import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { visibleAmong } from "@/lib/players/queries/visible";
import { knownPlayers } from "@/lib/recruiters/queries/budget-line";
import { namesFor } from "./names";

export async function budgetPlayers(actor: Actor) {
  const ids = await knownPlayers(actor);
  const names = await namesFor(actor, ids);
  return ids
    .map((value) => ({ value, label: names.get(value) ?? "" }))
    .sort((a, b) => a.label.localeCompare(b.label, actor.locale));
}

export async function budgetNames(actor: Actor, lines: readonly { playerId: string | null }[]) {
  const ids = lines.flatMap(({ playerId }) => playerId ?? []);
  return namesFor(actor, [...(await visibleAmong(actor, ids))]);
}
