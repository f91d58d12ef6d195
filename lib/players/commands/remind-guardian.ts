import "server-only";
import { z } from "zod";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayRemindGuardian } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";

/** The guardian's mail once more, with the same link. */
export const remindGuardian = command({
  limit: { act: "remindGuardian", person: { burst: 2, seconds: 86_400 } },
  by: players(),
  input: z.object({}),
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayRemindGuardian,
  run: async ({ tx, actor, subject: player }) => {
    await recordEvent(tx, actor, "guardian.invited", { playerId: player.id });
    return { playerId: player.id };
  },
});
