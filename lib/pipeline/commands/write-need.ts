import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { wake } from "@/lib/platform/outbox/jobs";
import { pipelineEvents } from "../events";
import { mayWriteNeed } from "../policy/needs";
import { openBeside } from "../queries/own-need";
import { needInput } from "../schema/need";

/** A job matches the new need against all players within seconds, and later against new and changed players. */
export const writeNeed = command({
  limit: { act: "writeNeed", person: byHand },
  by: recruiters,
  input: needInput,
  load: async (tx, { criteria }, { recruiterId }) => ({ criteria, ...(await openBeside(tx, recruiterId, criteria)) }),
  allow: mayWriteNeed,
  async run({ tx, actor, input: { title, wanted, criteria, reason, shown: isShown } }) {
    const [timestamp, { recruiterId }] = [now(), actor];
    const fields = { title, wanted, isShown, criteria: criteria as object, reason: reason ?? null };
    const data = { recruiterId, ...fields, createdAt: timestamp, changedAt: timestamp };
    const { id: needId } = await tx.need.create({ data, select: { id: true } });
    if (isShown) await pipelineEvents.record(tx, actor, "need.shown", { recruiterId, needId });
    await wake("matches", 1);
    return { needId };
  },
});
