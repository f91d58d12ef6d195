import "server-only";
import { z } from "zod";
import { errand } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { limit } from "@/lib/core/rate-limit";
import { mayRemindGuardian } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { remindersPerPlayer } from "../schema/guardian";

/** The guardian's mail once more, with the same link. */
export const remindGuardian = errand({
  input: z.object({}),
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayRemindGuardian,
  call: ({ subject: player }) => limit(`remind-guardian ${player.id}`, remindersPerPlayer),
  run: async ({ tx, actor, subject: player }) => {
    await record(tx, actor, "guardian.invited", { playerId: player.id });
    return { playerId: player.id };
  },
});
