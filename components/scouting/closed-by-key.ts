import type { ClosedBy } from "@/lib/platform/prisma/enums";

/** The catalogue key that says who closed a name. */
export const closedByKey = (by: ClosedBy | null) =>
  by === "player" ? "closedByPlayer" : by === "guardian" ? "closedByGuardian" : "closed";
