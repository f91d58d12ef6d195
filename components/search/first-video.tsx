import { ReportLink } from "@/components/trust/moderation/report-link";
import type { PlayerMedia } from "@/lib/players/queries/media";
import { firstVideoIn } from "./portrait-in";
import { ShownVideo } from "./shown-video";

type Props = {
  media: PlayerMedia | null;
  sport: string;
  guardian?: string | undefined;
  /** True if the reader may report the video. */
  reports: boolean;
};

/** The video that leads a page, in the full width of its column. */
export function FirstVideo({ media, sport, guardian, reports }: Props) {
  const video = firstVideoIn(media);
  if (!video) return null;
  return (
    <div>
      <ShownVideo video={video} sport={sport} large keeps={!media?.minor} guardian={guardian} />
      {reports && <ReportLink kind="video" id={video.id} about={video.title} />}
    </div>
  );
}
