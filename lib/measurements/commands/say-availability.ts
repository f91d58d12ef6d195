import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayEditPlayer } from "@/lib/players/policy/players";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { availabilityInput } from "../schema/availability";
import { keepAvailability } from "../steps/keep-availability";

export const sayAvailability = command({
  limit: { act: "sayAvailability", person: byHand },
  by: playerSide,
  input: availabilityInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId } }) => {
    await keepAvailability(tx, actor, playerId, input);
    return { playerId };
  },
});
