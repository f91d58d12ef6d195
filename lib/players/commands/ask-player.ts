import "server-only";
import { z } from "zod";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { playerEvents } from "../events";
import { mayAskPlayer } from "../policy/players";
import { guardianToAct } from "../queries/guardian";

export const askPlayer = command({
  limit: { act: "askPlayer", value: { of: (_input, { guardianOf }) => guardianOf, burst: 2, seconds: 86_400 } },
  by: guardians,
  input: z.object({}),
  load: async (tx, _input, actor) => {
    const { playerId, minor, player } = await guardianToAct(tx, actor);
    return { playerId, minor, agrees: player.consentTerms };
  },
  allow: mayAskPlayer,
  run: async ({ tx, actor, subject: { playerId } }) => {
    await playerEvents.record(tx, actor, "player.asked", { playerId });
    return { playerId };
  },
});
