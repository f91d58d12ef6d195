import type { PlayerMedia } from "@/lib/players/queries/media";

/** Returns the first picture that is no screenshot of a rank and was not taken down, or null. */
export const portraitIn = (media: PlayerMedia | null) =>
  media?.pictures.find(({ takenDown, rankOn }) => !takenDown && !rankOn) ?? null;

/** Returns the first video that plays on this page and that others may see, or null. */
export const firstVideoIn = (media: PlayerMedia | null) =>
  (!media?.hidden && media?.videos.find(({ plays, link, takenDown }) => plays && !link && !takenDown)) || null;

/** Leaves out the portrait and the first video, which the head shows; owners see all pictures. */
export function belowHead(media: PlayerMedia): PlayerMedia {
  const [portrait, firstVideo] = [portraitIn(media), firstVideoIn(media)];
  return {
    ...media,
    videos: media.videos.filter((video) => video !== firstVideo),
    pictures: media.pictures.filter((picture) => media.owner || picture !== portrait),
  };
}
