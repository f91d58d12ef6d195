import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { createChallenge } from "../provider/challenge";
import { ownFactor } from "../queries/factors";
import { factorIdInput } from "../schema";

export const challengeFactor = command({
  limit: { act: "challengeFactor", person: byHand },
  by: signedIn,
  input: factorIdInput,
  load: (tx, { factorId }, actor) => ownFactor(tx, actor, factorId),
  run: async ({ subject }) => {
    const { id, expiresAt } = createChallenge(subject.id);
    return { id, type: subject.factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) };
  },
});
