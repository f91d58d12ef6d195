import "server-only";
import { defineEvents, event } from "@/lib/platform/outbox/domain-events";

export const billingEvents = defineEvents({
  "subscription.changed": event<{ recruiterId: string }>(),
});
