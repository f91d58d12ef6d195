import { type Actor, isStaff, type Scope } from "@/lib/platform/command/actor";

/** The five sections of the administration, then the desks behind them; `scope` is who they are open to, null all of the staff. */
const desks = [
  { name: "overview", href: "/admin", scope: null },
  { name: "users", href: "/admin/users", scope: "accounts" },
  { name: "kyc", href: "/admin/kyc", scope: "verification" },
  { name: "matches", href: "/admin/matches", scope: "reports" },
  { name: "reports", href: "/admin/reports", scope: "reports" },
  { name: "plans", href: "/admin/plans", scope: "reports" },
  { name: "news", href: "/admin/news", scope: "news" },
  { name: "claims", href: "/admin/claims", scope: "news" },
  { name: "tickets", href: "/admin/tickets", scope: "support" },
  { name: "events", href: "/admin/events", scope: "events" },
  { name: "moderation", href: "/admin/moderation", scope: "moderation" },
  { name: "confirmations", href: "/admin/confirmations", scope: "moderation" },
  { name: "jobs", href: "/admin/jobs", scope: "moderation" },
  { name: "wishes", href: "/admin/wishlist", scope: "support" },
  { name: "staff", href: "/admin/staff", scope: "staff" },
  { name: "health", href: "/admin/health", scope: "support" },
] as const satisfies { name: string; href: string; scope: Scope | null }[];

export type Desk = (typeof desks)[number];
export type DeskName = Desk["name"];

/** The sections that this person's scopes open, in their order. */
export const desksOf = (actor: Actor): Desk[] =>
  actor.kind === "staff" ? desks.filter(({ scope }) => scope === null || isStaff(actor, scope)) : [];

/** Whether this address, as "/admin/users?type=player", is a list at one of these desks. */
export const isAmong = (opened: Desk[], address: string): boolean =>
  opened.some(({ href }) => href === address.split("?")[0]);

/** Where somebody belongs who may not open the section they asked for. */
export const redirectFor = (actor: Actor): string => (actor.kind === "staff" ? "/admin" : "/auth");

export const hrefOf = (name: DeskName): string => desks.find((desk) => desk.name === name)?.href ?? "/admin";
