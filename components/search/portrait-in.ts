import type { PlayerMedia } from "@/lib/players/queries/media";

/** Returns the first picture that was not taken down, or null. */
export const portraitIn = (media: PlayerMedia | null) => media?.pictures.find(({ takenDown }) => !takenDown) ?? null;
