import "server-only";
import { isKnownBrowser } from "@/lib/accounts/provider/known-browser";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { sharesSurname } from "../policy/measurements";
import { type ConfirmationFlag, mostPlayersADay } from "../schema/confirmation";
import type { LockedConfirmation } from "./lock-confirmation";

/** Returns suspicious signs of an answer; a flagged answer does not count until moderated. */
export async function flagsOf(tx: Tx, actor: Actor, { name, email, player, playerId }: LockedConfirmation) {
  const family = [player.fullName, player.guardian?.fullName ?? ""];
  const addresses = [player.email, player.user.email, player.guardian?.email ?? ""];
  const others = await tx.confirmation.findMany({
    where: { email, answeredAt: { gt: daysFrom(now(), -1) }, playerId: { not: playerId } },
    distinct: ["playerId"],
    select: { playerId: true },
    take: mostPlayersADay,
  });
  const isFlagged: Record<ConfirmationFlag, boolean> = {
    same_surname: family.some((familyName) => sharesSurname(name, familyName)),
    same_browser: addresses.some((address) => isKnownBrowser(actor, address)),
    many_players: others.length >= mostPlayersADay,
  };
  return (Object.keys(isFlagged) as ConfirmationFlag[]).filter((flag) => isFlagged[flag]);
}
