import type { ClosedBy } from "@/lib/platform/prisma/enums";

/** Message key for who closed the disclosure. */
export const closedByKey = (closedBy: ClosedBy | null) =>
  closedBy === "player" ? "closedByPlayer" : closedBy === "guardian" ? "closedByGuardian" : "closed";
