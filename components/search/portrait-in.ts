import type { PlayerMedia } from "@/lib/players/queries/media";

/** Returns the first picture that is no screenshot of a rank and was not taken down, or null. */
export const portraitIn = (media: PlayerMedia | null) =>
  media?.pictures.find(({ takenDown, rankOn }) => !takenDown && !rankOn) ?? null;

/** Leaves out the portrait, which the head shows; owners see all media. */
export function belowHead(media: PlayerMedia): PlayerMedia {
  const portrait = portraitIn(media);
  return { ...media, pictures: media.pictures.filter((picture) => media.owner || picture !== portrait) };
}
