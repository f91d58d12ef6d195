import "server-only";
import { z } from "zod";
import { house } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { unlimited } from "@/lib/core/limit";
import { pauseCharges, readKnown } from "../provider/subscriptions";
import { wronglyCharged } from "../queries/charges";
import { holdPlan } from "../steps/hold-plan";

/** Whoever cannot sign in because we suspended them is not charged for it; from the day it is lifted they are again. */
export const matchCharges = errand({
  limit: unlimited("follows a suspension"),
  by: house,
  input: z.object({ recruiterId: z.uuid() }),
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
