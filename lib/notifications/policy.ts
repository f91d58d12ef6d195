import type { Actor, Verdict } from "@/lib/core/actor";

export const mayRead = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");
