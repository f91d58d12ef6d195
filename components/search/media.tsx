import { useTranslations } from "next-intl";
import { useRankShot } from "@/components/players/media/rank-shot";
import { ReportLink } from "@/components/trust/moderation/report-link";
import type { PlayerMedia } from "@/lib/players/queries/media";
import { ShownVideo } from "./shown-video";

type Props = {
  media: PlayerMedia;
  player: { handle: string; primarySport: string };
  guardian?: string | undefined;
  /** True if the reader may report the media. */
  reports: boolean;
};

export function Media({
  media: { videos, pictures, minor, hidden },
  player: { handle, primarySport },
  guardian,
  reports,
}: Props) {
  const t = useTranslations("search.media");
  const rankShot = useRankShot();
  return (
    <>
      {videos.length > 0 && (
        <section className="block" aria-labelledby="videos">
          <header>
            <h2 id="videos">{t("videos")}</h2>
            {hidden && <p className="small soft">{t("onlyYou")}</p>}
          </header>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-6">
            {videos.map((video) => (
              <li key={video.id}>
                <ShownVideo video={video} sport={primarySport} keeps={!minor} guardian={guardian} />
                {video.takenDown && <p className="text-xs text-ink-2">{t("takenDown")}</p>}
                {reports && <ReportLink kind="video" id={video.id} about={video.title} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {pictures.length > 0 && (
        <section className="block" aria-labelledby="pictures">
          <header>
            <h2 id="pictures">{t("pictures")}</h2>
            {hidden && <p className="small soft">{t("onlyYou")}</p>}
          </header>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-4">
            {pictures.map(({ id, url, words: caption, rankOn, takenDown }) => (
              <li key={id}>
                <img
                  src={guardian ? `${url}?guardian=${encodeURIComponent(guardian)}` : url}
                  fetchPriority="low"
                  alt={caption ?? t("aPicture", { handle })}
                  className="aspect-4/5 w-full bg-ground-2 object-cover"
                />
                {rankOn && <p className="text-xs text-ink-2">{rankShot(rankOn)}</p>}
                {takenDown && <p className="text-xs text-ink-2">{t("takenDown")}</p>}
                {reports && <ReportLink kind="picture" id={id} about={caption ?? t("aPicture", { handle })} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
