import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { visibleAmong } from "@/lib/players/queries/visible";
import { knownPlayers } from "@/lib/recruiters/queries/budget-line";
import { namesFor } from "./names";

/** Players that a line of this organisation's budget may be about, as it may call them, by name. */
export async function budgetPlayers(actor: Actor) {
  const ids = await knownPlayers(actor);
  const names = await namesFor(actor, ids);
  return ids
    .map((value) => ({ value, label: names.get(value) ?? "" }))
    .sort((a, b) => a.label.localeCompare(b.label, actor.locale));
}

/** What to call those that these lines are about; who is no longer visible is not there. */
export async function budgetNames(actor: Actor, lines: readonly { playerId: string | null }[]) {
  const ids = lines.flatMap(({ playerId }) => playerId ?? []);
  return namesFor(actor, [...(await visibleAmong(actor, ids))]);
}
