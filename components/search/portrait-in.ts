import type { PlayerMedia } from "@/lib/players/queries/media";

/** The picture that stands for a player: the first that was not taken down. */
export const portraitIn = (media: PlayerMedia | null) => media?.pictures.find(({ takenDown }) => !takenDown) ?? null;
