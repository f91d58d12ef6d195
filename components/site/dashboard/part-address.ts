import type { ProfilePart } from "@/lib/players/schema/completeness";

/** In the order in which the dashboard proposes them. */
export const profileParts: readonly ProfilePart[] = ["attributes", "videos", "career", "stats", "confirmed"];

/** Page on which each part of the profile is edited. */
export const partAddress = {
  videos: "/player-signup#videos",
  attributes: "/player-signup/attributes",
  confirmed: "/player-signup#facts",
  stats: "/player-signup#performances",
  career: "/player-signup#player-currentClub",
} as const satisfies Record<ProfilePart, string>;
