import type { Actor, Verdict } from "@/lib/core/actor";

/** Housekeeping: only the house itself. */
export const mayAddUp = (actor: Actor): Verdict => (actor.role === "system" ? true : "not_found");

/** Letters and reactions that were given up: who sees them may send them again. */
export const mayTendParked = (actor: Actor): Verdict => (actor.role === "admin" ? true : "not_found");
