import { useTranslations } from "next-intl";
import type { OwnMedia } from "@/lib/players/queries/media";
import { MAX_VIDEOS } from "@/lib/players/schema/media";
import { AddVideo } from "./add-video";
import type { Answered } from "./answered";
import { LinkVideo } from "./link-video";
import { VideoItem } from "./video-item";

type Props = { media: OwnMedia; guardian?: string | undefined; answered: Answered };

export function VideosEditor({ media: { videos, minor, primarySport }, guardian, answered: formAnswer }: Props) {
  const t = useTranslations("players");
  const maxVideos = MAX_VIDEOS;
  return (
    <section className="block part" id="videos" aria-labelledby="videos-title">
      <header>
        <h2 id="videos-title">{t("section.videos")}</h2>
      </header>
      <p className="small soft">{t(minor ? "media.leadMinor" : "media.lead", { most: maxVideos })}</p>
      {videos.length === 0 && <p className="small soft">{t("media.none")}</p>}
      <ol className="mt-4 mb-6 grid">
        {videos.map((video, index) => (
          <VideoItem
            key={video.id}
            video={video}
            sport={primarySport}
            first={index === 0}
            last={index === videos.length - 1}
            guardian={guardian}
          />
        ))}
      </ol>
      {videos.length < maxVideos ? (
        <>
          <AddVideo guardian={guardian} minor={minor} answered={formAnswer} />
          {!minor && <LinkVideo />}
        </>
      ) : (
        <p className="small soft">{t("media.full", { most: maxVideos })}</p>
      )}
    </section>
  );
}
