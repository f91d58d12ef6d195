import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { claimantToEdit } from "../queries/claimant";
import { alwaysClaimed, withdrawClaimInput } from "../schema/stated";
import { followProfile } from "../steps/follow-profile";
import { restorePlayer } from "../steps/take-down-player";

/** Deletes one claim of any grade, typed or in own words; the previous one becomes the newest. */
export const withdrawClaim = command({
  limit: { act: "withdrawClaim", person: byHand },
  by: playerSide,
  input: withdrawClaimInput,
  load: (tx, _input, actor) => claimantToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input: { claimId }, subject: { id: playerId } }) => {
    const ownClaim = { id: claimId, playerId };
    const { attribute, label, recordedAt } =
      (await tx.playerClaim.findFirst({
        where: ownClaim,
        select: { attribute: true, label: true, recordedAt: true },
      })) ?? refuse("not_found");
    await tx.playerClaim.deleteMany({ where: ownClaim });
    if (alwaysClaimed.includes(attribute)) await followProfile(tx, playerId);
    await restorePlayer(tx, playerId);
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    const list = recordedAt ? ("performances" as const) : label ? ("facts" as const) : null;
    return { claimId, list };
  },
});
