import "server-only";
import { z } from "zod";
import { takeRole } from "@/lib/accounts/steps/take-role";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { keepers } from "../policy/players";
import { guardianToAct } from "../queries/guardian";

export const keepWithAccount = command({
  limit: { act: "keepWithAccount", person: byHand },
  by: keepers,
  input: z.object({}),
  load: (tx, _input, actor) => guardianToAct(tx, actor),
  run: async ({ tx, actor, subject: { playerId } }) => {
    await takeRole(tx, actor.userId, "guardian");
    await tx.guardian.update({ where: { playerId }, data: { userId: actor.userId } });
    return { playerId };
  },
});
