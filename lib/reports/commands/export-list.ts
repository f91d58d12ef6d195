import "server-only";
import { type Actor, type Gate, isStaff, type Scope } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { exportedLists, exportInput } from "../schema";

const anyOfTheStaff: Gate<Actor<"staff">> = (actor) => (actor.kind === "staff" ? actor : "staff_only");

/** Notes who takes which list away, before the first row leaves. */
export const exportList = command({
  limit: { act: "exportList", person: byHand },
  by: anyOfTheStaff,
  input: exportInput,
  load: async (_tx, input): Promise<Scope> => (input.format === "pdf" ? "reports" : exportedLists[input.list]),
  allow: (actor, scope) => isStaff(actor, scope) || "staff_only",
  run: ({ tx, actor, input }) => record(tx, actor, "list.exported", input),
});
