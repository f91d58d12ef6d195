"use client";
"use no memo";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";

type Props = {
  address: string;
  plays: boolean;
  keeps: boolean;
  track: { address: string; language: string } | null;
  words: Record<"play" | "download" | "failed" | "captions", string>;
  children: ReactNode;
};

/** A link to the video, which any browser opens by itself; with scripts it plays in place. Nothing of it is loaded before. */
export function PlayVideo({ address, plays, keeps, track, words, children }: Props) {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const reached = useRef(0);

  function begin(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  // The link behind the address has died while somebody watched: the same address gives another.
  function goOn({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) {
    if (reached.current === 0) return setFailed(true);
    video.load();
    video.currentTime = reached.current;
    reached.current = 0;
    void video.play().catch(() => setFailed(true));
  }

  if (!plays)
    return (
      <a href={address} download aria-label={words.download} className="group">
        {children}
      </a>
    );
  if (failed) return <p className="grid aspect-16/9 place-items-center bg-ground-2 p-4 text-sm">{words.failed}</p>;
  if (playing)
    return (
      <video
        className="block aspect-16/9 w-full bg-pit"
        ref={(video) => video?.focus()}
        src={address}
        controls
        autoPlay
        playsInline
        {...(keeps ? {} : notToKeep)}
        onTimeUpdate={({ currentTarget }) => {
          reached.current = currentTarget.currentTime;
        }}
        onError={goOn}
      >
        {track && <track kind="captions" src={track.address} srcLang={track.language} label={words.captions} default />}
      </video>
    );
  return (
    <a href={address} onClick={begin} aria-label={words.play} className="group">
      {children}
    </a>
  );
}

const notToKeep = { controlsList: "nodownload", onContextMenu: (event: MouseEvent) => event.preventDefault() };
