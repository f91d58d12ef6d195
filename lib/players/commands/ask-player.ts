import "server-only";
import { z } from "zod";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "player.asked", { playerId });
    return { playerId };
  },
});
