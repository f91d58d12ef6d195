import type { OwnMedia } from "@/lib/players/queries/media";
import { isSport } from "@/lib/sports/schema/sports";
import type { Answered } from "./answered";
import { PicturesEditor } from "./pictures-editor";
import { VideosEditor } from "./videos-editor";
import { WhoSees } from "./who-sees";

type Props = { media: OwnMedia; guardian?: string | undefined; answered: Answered };

export function MediaEditor({ media, guardian, answered: formAnswer }: Props) {
  return (
    <>
      <VideosEditor media={media} guardian={guardian} answered={formAnswer} />
      <PicturesEditor
        pictures={media.pictures}
        minor={media.minor}
        esport={!isSport(media.primarySport)}
        guardian={guardian}
      />
      <WhoSees media={media} guardian={guardian} />
    </>
  );
}
