import "server-only";
import { signedIn } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { turnOffInput } from "../schema/push";

/** No push to this browser any more, or to none of theirs. */
export const turnOffPush = command({
  limit: { act: "turnOffPush", person: byHand },
  by: signedIn,
  input: turnOffInput,
  load: async () => null,
  async run({ tx, actor: { userId }, input: { endpoint } }) {
    await tx.pushSubscription.deleteMany({ where: { userId, ...(endpoint && { endpoint }) } });
  },
});
