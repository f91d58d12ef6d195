import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { house } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { pauseCharges, readKnown } from "../provider/subscriptions";
import { wronglyCharged } from "../queries/charges";
import { holdPlan } from "../steps/hold-plan";

/** Whoever cannot sign in because we suspended them is not charged for it; from the day it is lifted they are again. */
export const matchCharges = externalCommand({
  limit: unlimited("follows a suspension"),
  by: house,
  input: z.object({ recruiterId: id }),
  load: (tx, { recruiterId }) => wronglyCharged(tx, recruiterId),
  async call({ subject }) {
    if (!subject) return null;
    await pauseCharges(subject.subscriptionId, subject.suspended);
    const readAt = now();
    return { held: await readKnown(subject.subscriptionId), readAt };
  },
  async run({ tx, actor, reply }) {
    if (reply) await holdPlan(tx, actor, reply.held, reply.readAt);
  },
});
