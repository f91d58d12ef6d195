import { type Actor, isStaff } from "@/lib/core/actor";

const desks = [
  { name: "kyc", href: "/admin", scope: "verification" },
  { name: "wishes", href: "/admin/wishlist", scope: "support" },
] as const;

export type Desk = (typeof desks)[number];

/** The sections of the administration that this person's scopes open, in the order of their tabs. */
export const desksOf = (actor: Actor): Desk[] => desks.filter(({ scope }) => isStaff(actor, scope));

/** Where somebody belongs who may not open the section they asked for. */
export const wayFor = (actor: Actor): string =>
  desksOf(actor)[0]?.href ?? (actor.kind === "staff" ? "/dashboard" : "/auth");
