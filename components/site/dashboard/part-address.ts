import type { ProfilePart } from "@/lib/players/schema/completeness";

/** Page on which each part of the profile is edited. */
export const partAddress = {
  videos: "/player-signup#videos",
  attributes: "/player-signup/attributes",
  confirmed: "/player-signup#facts",
  stats: "/player-signup#performances",
  career: "/player-signup#player-currentClub",
} as const satisfies Record<ProfilePart, string>;
