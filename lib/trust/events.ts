import "server-only";
import { sportEventPages } from "@/lib/events/events";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";
import type { Change } from "@/lib/platform/outbox/event-changes";

type Verification = { verificationCaseId: string; userId: string } & Change;

type ReportedItem = Partial<Record<"playerId" | "recruiterId" | "jobId" | "eventId" | "esportPlayerId", string>>;
/** `userId` is the owner of the reported item, `ruling` the decision. */
type Decision = { caseId: string; userId: string | null; ruling: string } & Change & ReportedItem;

const reportedItemPages = ({ playerId, recruiterId, jobId, eventId, esportPlayerId }: ReportedItem) => [
  ...(playerId ? ["players", "stats"] : []),
  ...(recruiterId ? ["recruiters", `recruiters:${recruiterId}`] : []),
  ...(jobId ? ["jobs", `jobs:${jobId}`] : []),
  ...(esportPlayerId ? ["esport", `esport:${esportPlayerId}`] : []),
  ...(eventId ? sportEventPages({ eventId }) : []),
];

export const trustEvents = defineEvents({
  "verification.first_approved": unhandled<Verification>("a second person has to approve"),
  "verification.decided": event<Verification>(),
  "verification.overdue": event<{ day: string; count: number }>(),
  "verification.revoked": unhandled<Verification>("the decision had not taken effect"),
  "poster.verified": event<{ userId: string; verificationCaseId: string }>(),
  "poster.rejected": event<{ userId: string; verificationCaseId: string }>(),
  "case.reported": event<{ caseId: string; reportId: string }>(),
  "case.decided": event<Decision>(reportedItemPages),
  "case.appealed": unhandled<{ caseId: string; userId: string | null }>("the moderators' list shows it"),
  "case.appeal_decided": event<Decision & { undone: boolean }>(reportedItemPages),
  "export.asked": event<{ exportId: string }>(),
  "export.finished": event<{ exportId: string }>(),
});
