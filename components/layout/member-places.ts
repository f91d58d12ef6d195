import type { IconName } from "@/components/ui/icon";
import type { Who } from "./document";

/** `left` is the number of contact requests that a recruiter has left in this period, or null. */
export type MemberHeaderData = { name: string; unread: number; left: number | null };

export type Place = {
  name: "search" | "favorites" | "pipeline" | "dashboard" | "messages" | "profile" | "events" | "jobs" | "admin";
  href: string;
  icon: IconName;
  /** Left out where the header is narrow. */
  spare?: true;
};

const dashboard: Place = { name: "dashboard", href: "/dashboard", icon: "board" };
const messages: Place = { name: "messages", href: "/messages", icon: "chat" };
const events: Place = { name: "events", href: "/events", icon: "calendar" };
const jobs: Place = { name: "jobs", href: "/sport-jobs", icon: "work" };
const search: Place = { name: "search", href: "/players", icon: "search" };

const favorites: Place = { name: "favorites", href: "/favorites", icon: "save" };

const pipeline: Place = { name: "pipeline", href: "/dashboard/pipeline", icon: "lanes" };

const staff: Place[] = [{ name: "admin", href: "/admin", icon: "board" }, search, events, jobs];
const defaultPlaces: Place[] = [dashboard, messages, jobs, events];

/** Main pages by role; the bar of a phone shows four of them. */
export const placesOf: Record<Who, Place[]> = {
  player: [dashboard, messages, { name: "profile", href: "/player-signup", icon: "person" }, events, jobs],
  recruiter: [
    search,
    pipeline,
    favorites,
    dashboard,
    messages,
    { ...events, href: "/dashboard/events" },
    { ...jobs, spare: true },
  ],
  user: defaultPlaces,
  guardian: defaultPlaces,
  job_seeker: defaultPlaces,
  esport_player: [dashboard, { name: "profile", href: "/esport-signup", icon: "person" }, jobs, events],
  admin: staff,
  moderator: staff,
};
