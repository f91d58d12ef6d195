import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { Icon } from "@/components/ui/icon";
import { displayNames } from "@/lib/platform/i18n/display-names";
import type { ShownVideo as Video } from "@/lib/players/queries/media";
import { isSport } from "@/lib/sports/schema/sports";
import { PlayVideo } from "./play-video";

type Props = {
  video: Video;
  sport: string;
  /** True if the reader may download a copy; a minor's videos can never be downloaded. */
  keeps: boolean;
  /** True for the video that leads a page. */
  large?: boolean;
  guardian?: string | undefined;
};

/** Shows a frame of the video or the ground of the sport; a video on another site is loaded only after a click. */
export function ShownVideo({ video, sport, keeps: mayDownload, large = false, guardian }: Props) {
  const [t, common] = [useTranslations("search.media"), useTranslations("common")];
  const locale = useLocale();
  const { id, title, link, plays: isPlayable, seconds, captionsLanguage, chapters, poster } = video;
  if (link) return <ExternalVideo title={title} link={link} />;
  const side = guardian ? `?guardian=${encodeURIComponent(guardian)}` : "";
  const length = seconds === null ? null : lengthOf(seconds);
  const language = captionsLanguage && displayNames(locale, "language").of(captionsLanguage);
  const face = (
    <span className="relative block">
      {isSport(sport) ? (
        <Field sport={sport} crop="story" className="aspect-16/9 w-full" />
      ) : (
        <span className="block aspect-16/9 w-full bg-night" />
      )}
      {poster && (
        <img
          src={poster + side}
          alt=""
          fetchPriority={large ? "high" : "low"}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span
        className={`absolute start-2 bottom-2 grid place-items-center rounded-disc bg-flag text-on-flag group-hover:bg-flag-press ${large ? "size-14" : "size-9"}`}
      >
        <Icon name={isPlayable ? "play" : "file"} />
      </span>
      {length && (
        <span className="absolute end-1.5 bottom-1.5 bg-night px-1.5 text-chalk">
          <span className="dim">{length}</span>
        </span>
      )}
    </span>
  );
  return (
    <div className="grid content-start gap-1.5 text-sm">
      <PlayVideo
        address={`/api/players/videos/${id}${side}`}
        plays={isPlayable}
        keeps={mayDownload}
        track={
          language ? { address: `/api/players/videos/${id}/captions${side}`, language: captionsLanguage ?? "" } : null
        }
        chapters={chapters.map(({ at, text }) => ({ at, time: lengthOf(at), text }))}
        caption={
          <>
            <b className="font-semibold">
              <bdi>{title}</bdi>
            </b>
            {(language || !isPlayable) && (
              <small className="text-xs text-ink-2">
                {language ? t("captions", { language }) : ""}
                {!isPlayable && t("download")}
              </small>
            )}
          </>
        }
        words={{
          play: length ? t("playLong", { title, length }) : t("play", { title }),
          download: `${common("label", { label: t("download") })} ${title}`,
          failed: t("failed"),
          keep: t("keep"),
          captions: language ? t("captions", { language }) : "",
          chapters: t("chapters"),
        }}
      >
        {face}
      </PlayVideo>
    </div>
  );
}

function ExternalVideo({ title, link }: { title: string; link: string }) {
  const t = useTranslations("search.media");
  return (
    <div className="grid content-start gap-1.5 border border-dashed border-line-2 p-4 text-sm">
      <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className="font-semibold">
        <bdi>{title}</bdi>
      </a>
      <small className="text-xs text-ink-2">
        {t("elsewhere", { site: new URL(link).hostname.replace(/^www\./, "") })}
      </small>
    </div>
  );
}

/** Formats a length, for example "3:42" or "1:02:03". */
function lengthOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...otherParts] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...otherParts.map((part) => String(part).padStart(2, "0"))].join(":");
}
