import type { OwnMedia } from "@/lib/players/queries/media";
import { isSport } from "@/lib/sports/schema/sports";
import type { Answered } from "./answered";
import { PicturesDesk } from "./pictures-desk";
import { VideosDesk } from "./videos-desk";
import { WhoSees } from "./who-sees";

type Props = { media: OwnMedia; guardian?: string | undefined; answered: Answered };

export function MediaDesk({ media, guardian, answered: formAnswer }: Props) {
  return (
    <>
      <VideosDesk media={media} guardian={guardian} answered={formAnswer} />
      <PicturesDesk
        pictures={media.pictures}
        minor={media.minor}
        esport={!isSport(media.primarySport)}
        guardian={guardian}
      />
      <WhoSees media={media} guardian={guardian} />
    </>
  );
}
