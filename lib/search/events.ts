import "server-only";
import { defineEvents, event } from "@/lib/platform/outbox/domain-events";

export const searchEvents = defineEvents({
  "alert.matched": event<{ recruiterId: string; at: string }>(),
});
