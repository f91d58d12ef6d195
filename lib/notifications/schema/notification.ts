import { z } from "zod";
import { id } from "@/lib/platform/command/input";
import type words from "@/messages/en/notifications.json";

export const readInput = z.object({ notificationId: id });

export type Kind = Exclude<keyof typeof words.story, "gone">;
/** The subject of a notification by ids only; names, dates and texts are loaded when it is read. */
export type About =
  | { requestId: string }
  | { playerId: string }
  | { eventId: string }
  | { ticketId: string }
  | { caseId: string }
  | { confirmationId: string }
  | { introductionId: string }
  | { contractId: string }
  | { applicationId: string }
  | { jobId: string; recruiterId: string }
  | { foundBy: string; foundAt: string }
  | { matchedFor: string; matchedAt: string }
  | { tasks: string }
  | { overdue: string };
