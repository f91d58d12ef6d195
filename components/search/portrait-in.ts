import type { PlayerMedia } from "@/lib/players/queries/media";

/** Returns the first picture that is no screenshot of a rank and was not taken down, or null. */
export const portraitIn = (media: PlayerMedia | null) =>
  media?.pictures.find(({ takenDown, rankOn }) => !takenDown && !rankOn) ?? null;
