import "server-only";
import { playerSide } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayEditPlayer } from "@/lib/players/policy";
import { keepLeft } from "@/lib/players/steps/keep-stated";
import { restorePlayer } from "@/lib/players/steps/take-down-player";
import { claimantToEdit } from "../queries/claimant";
import { newestClaims } from "../queries/newest";
import { withdrawClaimInput } from "../schema/stated";

/** One claim goes, whoever stands behind it; what was said before it is the newest again. */
export const withdrawClaim = command({
  limit: { act: "withdrawClaim", person: byHand },
  by: playerSide,
  input: withdrawClaimInput,
  load: (tx, _input, actor) => claimantToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input: { claimId }, subject: { id: playerId } }) => {
    const own = { id: claimId, playerId };
    const { attribute } =
      (await tx.playerClaim.findFirst({ where: own, select: { attribute: true } })) ?? refuse("not_found");
    await tx.playerClaim.deleteMany({ where: own });
    await keepLeft(tx, playerId, [attribute], await newestClaims(playerId, [attribute], tx));
    await restorePlayer(tx, playerId);
    await record(tx, actor, "player.updated", { playerId });
    return { claimId };
  },
});
