import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

type Pair = { playerId: string; recruiterId: string };
type Request = { requestId: string } & Pair;
type Introduction = { introductionId: string };

export const contactEvents = defineEvents({
  "contact.requested": event<Request>(),
  "contact.answered": event<Request & { accepted: boolean }>(() => ["recruiters"]),
  "contact.passed_to_guardian": event<{ requestId: string; playerId: string }>(),
  "contact.expired": event<Request>(),
  "contact.withdrawn": unhandled<Request>("nobody has to answer any more"),
  "identity.closed": event<{ disclosureId: string } & Pair>(),
  "introduction.asked": event<Introduction>(),
  "introduction.answered": event<Introduction>(),
  "introduction.expired": event<Introduction>(),
  "introduction.withdrawn": unhandled<Introduction>("nobody has to answer any more"),
  "introduction.closed": event<Introduction>(),
  "message.sent": event<{ messageId: string; threadId: string; receiverUserId: string }>(),
  "message.read": event<{ threadId: string }>(),
  "person.blocked": unhandled<{ userId: string }>("the blocked person is not told"),
  "person.unblocked": unhandled<{ userId: string }>("the blocked person is not told"),
});
