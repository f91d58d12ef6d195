import "server-only";
import { z } from "zod";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { playerEvents } from "../events";
import { mayRemindGuardian } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";

export const remindGuardian = command({
  limit: { act: "remindGuardian", person: { burst: 2, seconds: 86_400 } },
  by: players(),
  input: z.object({}),
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayRemindGuardian,
  run: async ({ tx, actor, subject: player }) => {
    await playerEvents.record(tx, actor, "guardian.invited", { playerId: player.id });
    return { playerId: player.id };
  },
});
