import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { turnOffInput } from "../schema/push";

export const turnOffPush = command({
  limit: { act: "turnOffPush", person: byHand },
  by: signedIn,
  input: turnOffInput,
  load: async () => null,
  async run({ tx, actor: { userId }, input: { endpoint } }) {
    await tx.pushSubscription.deleteMany({ where: { userId, ...(endpoint && { endpoint }) } });
  },
});
