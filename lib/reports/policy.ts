import type { Actor, Verdict } from "@/lib/core/actor";

/** Housekeeping: only the house itself. */
export const mayAddUp = (actor: Actor): Verdict => (actor.role === "system" ? true : "not_found");
