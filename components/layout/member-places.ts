import type { IconName } from "@/components/ui/icon";
import type { Who } from "./document";

export type Place = {
  name: "search" | "favorites" | "pipeline" | "dashboard" | "messages" | "profile" | "events" | "jobs" | "admin";
  href: string;
  icon: IconName;
  /** Left out where the bench is narrow. */
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
const others: Place[] = [dashboard, messages, jobs, events];

/** Where each goes while they work; a phone's bar holds four of them. */
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
  user: others,
  guardian: others,
  job_seeker: others,
  esport_player: [dashboard, { name: "profile", href: "/esport-signup", icon: "person" }, jobs, events],
  admin: staff,
  moderator: staff,
};
