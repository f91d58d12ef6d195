import type { OwnMedia } from "@/lib/players/queries/media";
import type { Answered } from "./answered";
import { PicturesDesk } from "./pictures-desk";
import { VideosDesk } from "./videos-desk";
import { WhoSees } from "./who-sees";

type Props = { media: OwnMedia; guardian?: string | undefined; answered: Answered };

/** What shows a player: videos, pictures, and who sees them. */
export function MediaDesk({ media, guardian, answered }: Props) {
  return (
    <>
      <VideosDesk media={media} guardian={guardian} answered={answered} />
      <PicturesDesk pictures={media.pictures} minor={media.minor} guardian={guardian} />
      <WhoSees media={media} guardian={guardian} />
    </>
  );
}
