import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { parties } from "../policy";
import { sidesOf } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { inThread } from "../schema/message";

/** Neither writes to the other from now on, and neither is shown the other's profile. The other is not told. */
export const blockPerson = command({
  limit: { act: "blockPerson", person: byHand },
  by: parties,
  input: inThread,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  async run({ tx, actor, input: { threadId }, subject: thread }) {
    const sides = sidesOf(actor, thread);
    const { count } = await tx.block.createMany({ data: sides, skipDuplicates: true });
    if (count > 0) await recordEvent(tx, actor, "person.blocked", { userId: sides.blockedId });
    return { threadId };
  },
});
