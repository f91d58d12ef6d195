import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { owners } from "../policy";
import { ownToEdit } from "../queries/own";

/** On the list, or off it; what was taken down is shown again by changing it. */
export const showEsportProfile = command({
  limit: { act: "showEsportProfile", person: byHand },
  by: owners,
  input: z.object({ shown: z.enum(["yes", "no"], "required") }),
  load: (tx, _input, { userId }) => ownToEdit(tx, userId),
  run: async ({ tx, actor, input: { shown }, subject: { id: esportPlayerId, status } }) => {
    if (status === "taken_down") refuse("profile_taken_down");
    const data = { status: shown === "yes" ? ("shown" as const) : ("hidden" as const) };
    await tx.esportPlayer.update({ where: { id: esportPlayerId }, data });
    await record(tx, actor, "esport.updated", { esportPlayerId });
    return { esportPlayerId };
  },
});
