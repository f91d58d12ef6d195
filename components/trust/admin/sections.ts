import { type Actor, isStaff, mustAddFactor, type Scope } from "@/lib/platform/command/actor";
import { factorSetupPath } from "@/lib/platform/http/routes";

/** Sections of the administration; `scope` is required to open one, null means all of the staff. */
const adminSections = [
  { name: "overview", href: "/admin", scope: null },
  { name: "users", href: "/admin/users", scope: "accounts" },
  { name: "kyc", href: "/admin/kyc", scope: "verification" },
  { name: "matches", href: "/admin/matches", scope: "reports" },
  { name: "reports", href: "/admin/reports", scope: "reports" },
  { name: "plans", href: "/admin/plans", scope: "reports" },
  { name: "news", href: "/admin/news", scope: "news" },
  { name: "statements", href: "/admin/statements", scope: "news" },
  { name: "tickets", href: "/admin/tickets", scope: "support" },
  { name: "events", href: "/admin/events", scope: "events" },
  { name: "moderation", href: "/admin/moderation", scope: "moderation" },
  { name: "confirmations", href: "/admin/confirmations", scope: "moderation" },
  { name: "jobs", href: "/admin/jobs", scope: "moderation" },
  { name: "wishlist", href: "/admin/wishlist", scope: "support" },
  { name: "staff", href: "/admin/staff", scope: "staff" },
  { name: "health", href: "/admin/health", scope: "support" },
] as const satisfies { name: string; href: string; scope: Scope | null }[];

export type AdminSection = (typeof adminSections)[number];
export type AdminSectionName = AdminSection["name"];

/** Returns the sections that the actor may open. */
export const adminSectionsFor = (actor: Actor): AdminSection[] =>
  actor.kind === "staff" && !mustAddFactor(actor)
    ? adminSections.filter(({ scope }) => scope === null || isStaff(actor, scope))
    : [];

/** Returns true if the path of `address` belongs to one of the sections. */
export const isAmong = (opened: AdminSection[], address: string): boolean =>
  opened.some(({ href }) => href === address.split("?")[0]);

/** Page for a user who may not open the requested section. */
export function redirectFor(actor: Actor): string {
  if (mustAddFactor(actor)) return factorSetupPath;
  return actor.kind === "staff" ? "/admin" : "/auth";
}

export const hrefOf = (name: AdminSectionName): string =>
  adminSections.find((section) => section.name === name)?.href ?? "/admin";
