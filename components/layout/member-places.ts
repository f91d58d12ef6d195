import type { IconName } from "@/components/ui/icon";
import type { ShownRole } from "./document";

export type Place = {
  name: "search" | "favorites" | "pipeline" | "dashboard" | "messages" | "profile" | "events" | "jobs" | "admin";
  href: string;
  icon: IconName;
  /** Shows the link to the roles that have it; the bar of a phone has room for four. */
  seen?: string;
};

/** Main pages of all roles, in one order. They are the same for everyone, so that public pages can have them too. */
export const memberPlaces: Place[] = [
  { name: "admin", href: "/admin", icon: "board", seen: "hidden admins:block" },
  { name: "search", href: "/players", icon: "search", seen: "hidden recruiters:block admins:block" },
  { name: "pipeline", href: "/dashboard/pipeline", icon: "lanes", seen: "hidden recruiters:block" },
  { name: "favorites", href: "/favorites", icon: "save", seen: "hidden recruiters:block" },
  { name: "dashboard", href: "/dashboard", icon: "board", seen: "admins:hidden" },
  { name: "messages", href: "/messages", icon: "chat", seen: "admins:hidden e-sport:hidden max-md:recruiters:hidden" },
  { name: "profile", href: "/player-signup", icon: "person", seen: "hidden players:block" },
  { name: "profile", href: "/esport-signup", icon: "person", seen: "hidden e-sport:block" },
  { name: "events", href: "/dashboard/events", icon: "calendar", seen: "hidden lg:recruiters:block" },
  { name: "events", href: "/events", icon: "calendar", seen: "recruiters:hidden" },
  { name: "jobs", href: "/sport-jobs", icon: "work", seen: "max-xl:recruiters:hidden max-md:players:hidden" },
];

const variants: Partial<Record<ShownRole, string>> = {
  player: "players",
  recruiter: "recruiters",
  admin: "admins",
  moderator: "admins",
  esport_player: "e-sport",
};

/** False if the classes of a place hide it from this role on every screen. */
export function isPlaceOf({ seen = "" }: Place, role: ShownRole) {
  const [classes, variant] = [seen.split(" "), variants[role]];
  if (classes.includes("hidden")) return classes.some((name) => name.endsWith(`${variant}:block`));
  return !classes.includes(`${variant}:hidden`);
}
