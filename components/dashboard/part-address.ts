import type { ProfilePart } from "@/lib/players/schema/completeness";

/** Where each part of a profile is filled in. */
export const partAddress = {
  videos: "/player-signup#videos",
  attributes: "/player-signup/attributes",
  confirmed: "/player-signup#facts",
  stats: "/player-signup#performances",
  career: "/player-signup#player-currentClub",
} as const satisfies Record<ProfilePart, string>;
