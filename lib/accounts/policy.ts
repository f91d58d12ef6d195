import type { Actor, Verdict } from "@/lib/core/actor";

/** Everyone tends their own account and nobody else's: what is loaded is found by the actor's own id. */
export const tendsOwnAccount = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");
