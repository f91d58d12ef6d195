import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { pauseCharges, requireSubscription } from "../provider/subscriptions";
import { chargeMismatch } from "../queries/charges";
import { saveSubscription } from "../steps/hold-plan";

export const matchCharges = externalCommand({
  limit: unlimited("follows a suspension"),
  by: systemOnly,
  input: z.object({ recruiterId: id }),
  load: (tx, { recruiterId }) => chargeMismatch(tx, recruiterId),
  async call({ subject }) {
    if (!subject) return null;
    await pauseCharges(subject.subscriptionId, subject.suspended);
    const readAt = now();
    return { subscription: await requireSubscription(subject.subscriptionId), readAt };
  },
  async run({ tx, actor, reply }) {
    if (reply) await saveSubscription(tx, actor, reply.subscription, reply.readAt);
  },
});
