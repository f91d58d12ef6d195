"use client";
"use no memo";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";

type Props = {
  address: string;
  plays: boolean;
  keeps: boolean;
  track: { address: string; language: string } | null;
  words: Record<"play" | "download" | "failed" | "keep" | "captions", string>;
  children: ReactNode;
};

/** Link to the video; with scripts it plays in place, and nothing is loaded before the click. */
export function PlayVideo({ address, plays: isPlayable, keeps: mayDownload, track, words: texts, children }: Props) {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const reached = useRef(0);

  function begin(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  }

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
  if (playing)
    return (
      <video
        className="block aspect-16/9 w-full bg-pit"
        ref={(video) => video?.focus()}
        src={address}
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
    <a href={address} onClick={begin} aria-label={texts.play} className="group">
      {children}
    </a>
  );
}

const notToKeep = { controlsList: "nodownload", onContextMenu: (event: MouseEvent) => event.preventDefault() };
