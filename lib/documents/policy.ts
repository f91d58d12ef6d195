import type { Actor, Verdict } from "@/lib/core/actor";

export const mayUpload = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");

/** A document exists only for its owner and for administrators. */
export const mayView = (actor: Actor, document: { ownerId: string } | null): Verdict =>
  document !== null && (actor.role === "admin" || (actor.userId !== null && actor.userId === document.ownerId))
    ? true
    : "not_found";

export const mayClearAway = (actor: Actor): Verdict => (actor.role === "system" ? true : "not_found");
