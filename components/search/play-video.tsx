"use client";
"use no memo";

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";

type Props = {
  address: string;
  plays: boolean;
  keeps: boolean;
  track: { address: string; language: string } | null;
  chapters: { at: number; time: string; text: string }[];
  words: Record<"play" | "download" | "failed" | "keep" | "captions" | "chapters", string>;
  /** Shown between the video and its chapters. */
  caption: ReactNode;
  children: ReactNode;
};

/** Link to the video; with scripts it plays in place, and nothing is loaded before the click. */
export function PlayVideo({ chapters, caption, ...props }: Props) {
  const [start, setStart] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const { address, track, words: texts, plays: isPlayable } = props;

  function begin(event: MouseEvent, at: number) {
    if (failed || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (!player.current) return setStart(at);
    player.current.currentTime = at;
    void player.current.play().catch(() => {});
  }

  return (
    <>
      <Player {...props} {...{ player, start, begin, failed, setFailed }} />
      {caption}
      {isPlayable && chapters.length > 0 && (
        <ol aria-label={texts.chapters} className="flex flex-wrap gap-x-4">
          {chapters.map(({ at, time, text }) => (
            <li key={`${at} ${text}`}>
              <a
                href={`${address}#t=${at}`}
                onClick={(event) => begin(event, at)}
                className="inline-flex min-h-9 items-center gap-2 no-underline hover:underline"
              >
                <span className="dim">{time}</span>
                <bdi lang={track?.language}>{text}</bdi>
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type PlayerProps = Omit<Props, "chapters" | "caption"> & {
  player: RefObject<HTMLVideoElement | null>;
  /** Second to start at; null before the first click. */
  start: number | null;
  begin: (event: MouseEvent, at: number) => void;
  failed: boolean;
  setFailed: (failed: boolean) => void;
};

function Player({ address, plays: isPlayable, keeps: mayDownload, track, words: texts, ...props }: PlayerProps) {
  const { player, start, begin, failed, setFailed, children } = props;
  const reached = useRef(0);

  useEffect(() => {
    if (start !== null) player.current?.focus();
  }, [start, player]);

  // The signed link may expire during playback; loading the same address again renews it.
  function goOn({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) {
    if (reached.current === 0) return setFailed(true);
    video.load();
    video.currentTime = reached.current;
    reached.current = 0;
    void video.play().catch(() => setFailed(true));
  }

  if (!isPlayable)
    return (
      <a href={address} download aria-label={texts.download} className="group">
        {children}
      </a>
    );
  if (failed)
    return (
      <div className="grid aspect-16/9 place-content-center gap-2 bg-ground-2 p-4 text-sm">
        <p>{texts.failed}</p>
        {mayDownload && (
          <a href={address} download>
            {texts.keep}
          </a>
        )}
      </div>
    );
  if (start !== null)
    return (
      <video
        className="block aspect-16/9 w-full bg-pit"
        ref={player}
        src={start > 0 ? `${address}#t=${start}` : address}
        controls
        autoPlay
        playsInline
        {...(mayDownload ? {} : notToKeep)}
        onTimeUpdate={({ currentTarget }) => {
          reached.current = currentTarget.currentTime;
        }}
        // Some browsers play only the sound of a video whose pictures they cannot decode.
        onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setFailed(true)}
        onError={goOn}
      >
        {track && <track kind="captions" src={track.address} srcLang={track.language} label={texts.captions} default />}
      </video>
    );
  return (
    <a href={address} onClick={(event) => begin(event, 0)} aria-label={texts.play} className="group">
      {children}
    </a>
  );
}

const notToKeep = { controlsList: "nodownload", onContextMenu: (event: MouseEvent) => event.preventDefault() };
