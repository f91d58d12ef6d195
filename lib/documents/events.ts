import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

export const documentEvents = defineEvents({
  "document.uploaded": event<{ documentId: string }>(),
  "list.exported": unhandled<{ list: string; format: string; playerId?: string }>("only the activity log shows it"),
});
