import "server-only";
import { defineEvents, event } from "@/lib/platform/outbox/domain-events";

type Commission = { commissionId: string; contractId: string; recruiterId: string };

export const billingEvents = defineEvents({
  "subscription.changed": event<{ recruiterId: string }>(),
  "commission.due": event<Commission & { day: "before" | "today" | "after" }>(),
  "commission.paid": event<Commission>(),
  "commission.waived": event<Commission>(),
});
