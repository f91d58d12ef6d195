import "server-only";
import { z } from "zod";
import { guardians } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { mayAskPlayer } from "../policy";
import { guardianToAct } from "../queries/guardian";

/** The mail that asks a child for its own yes, once more. */
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
    await record(tx, actor, "player.asked", { playerId });
    return { playerId };
  },
});
