import "server-only";
import { z } from "zod";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { owners } from "../policy/esport";
import { ownToEdit } from "../queries/own-esport";

/** Shows or hides the profile; one that was taken down is only shown again by a change. */
export const showEsportProfile = command({
  limit: { act: "showEsportProfile", person: byHand },
  by: owners,
  input: z.object({ shown: z.enum(["yes", "no"], "required") }),
  load: (tx, _input, { userId }) => ownToEdit(tx, userId),
  run: async ({ tx, actor, input: { shown }, subject: { id: esportPlayerId, status } }) => {
    if (status === "taken_down") refuse("profile_taken_down");
    const data = { status: shown === "yes" ? ("shown" as const) : ("hidden" as const) };
    await tx.esportPlayer.update({ where: { id: esportPlayerId }, data });
    await playerEvents.record(tx, actor, "esport.updated", { esportPlayerId });
    return { esportPlayerId };
  },
});
