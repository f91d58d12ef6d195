import "server-only";
import { type Actor, type Guard, isStaff, type Scope } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { exportedLists, exportInput } from "../schema";

const anyOfTheStaff: Guard<Actor<"staff">> = (actor) => (actor.kind === "staff" ? actor : "staff_only");

/** Notes who takes which list away, before the first row leaves. */
export const exportList = command({
  limit: { act: "exportList", person: byHand },
  by: anyOfTheStaff,
  input: exportInput,
  load: async (_tx, input): Promise<Scope> => (input.format === "pdf" ? "reports" : exportedLists[input.list]),
  allow: (actor, scope) => isStaff(actor, scope) || "staff_only",
  run: ({ tx, actor, input }) => recordEvent(tx, actor, "list.exported", input),
});
