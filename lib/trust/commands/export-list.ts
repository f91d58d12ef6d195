import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { anyStaff, isStaff, type Scope } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { exportedLists, exportInput } from "../schema/reports";

/** Must be called before the first row is sent. */
export const exportList = command({
  limit: { act: "exportList", person: byHand },
  by: anyStaff,
  input: exportInput,
  load: async (_tx, input): Promise<Scope> => (input.format === "pdf" ? "reports" : exportedLists[input.list]),
  allow: (actor, scope) => isStaff(actor, scope) || "staff_only",
  run: ({ tx, actor, input }) => documentEvents.record(tx, actor, "list.exported", input),
});
