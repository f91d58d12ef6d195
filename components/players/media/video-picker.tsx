"use client";
"use no memo";

import { type ChangeEvent, useEffect, useRef } from "react";
import { fieldClass, hintClass } from "@/components/form/field";
import { FileInput } from "@/components/form/file-input";
import { Button } from "@/components/ui/button";
import { acceptedVideos } from "@/lib/platform/files/storage/limits";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { type Refusals, useVideo, type VideoState } from "./use-video";

type Words = Record<
  "reading" | "sending" | "waiting" | "sent" | "cancel" | "again" | "another" | "frame" | "hardToPlay" | "anyway",
  string
>;
type Props = {
  label: string;
  hint: string;
  guardian: string | undefined;
  minor: boolean;
  words: Words;
  refusals: Refusals;
  /** Id of a video that was uploaded with an earlier, refused submission. */
  sent: string | undefined;
};

const field = "video";

/** With scripts the video is uploaded at once and the form sends only its id and a poster; without scripts the form sends the video. */
export function VideoPicker({ label, hint, guardian, minor, words: texts, refusals, sent }: Props) {
  const initialState: VideoState = sent ? { at: "sent", id: sent } : { at: "nothing" };
  const video = useVideo(initialState, { field, guardian, minor, refusals, words: texts.sending });
  const { state, frame } = video;
  const box = useRef<HTMLDivElement>(null);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) video.choose(file);
  }

  // Takes over a file that was chosen before the scripts had loaded.
  const chooseVideo = useRef(video.choose);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name=${field}][type=file]`);
    const [file] = input?.files ?? [];
    if (!input || !file) return;
    input.value = "";
    chooseVideo.current(file);
  }, []);

  return (
    <div ref={box} className={fieldClass}>
      {state.at === "nothing" ? (
        <FileInput name={field} label={label} hint={hint} accept={acceptedVideos} onChange={choose} required />
      ) : (
        <p className="label">{label}</p>
      )}
      {state.at === "sent" && <input type="hidden" name={field} value={state.id} />}
      <div role="status" className={hintClass}>
        {state.at === "reading" && texts.reading}
        {state.at === "sending" && state.waiting && texts.waiting}
        {state.at === "sent" && texts.sent}
        {state.at === "warned" && texts.hardToPlay}
      </div>
      {state.at === "sending" && <Progress part={state.part} label={texts.sending} />}
      {frame && state.at !== "nothing" && <Frame frame={frame} label={texts.frame} />}
      <div className="flex flex-wrap gap-3">
        {state.at === "sending" && (
          <Button small variant="quiet" onClick={video.cancel}>
            {texts.cancel}
          </Button>
        )}
        {state.at === "stopped" && (
          <Button small onClick={() => video.goOn(state.file)}>
            {texts.again}
          </Button>
        )}
        {state.at === "warned" && (
          <Button small onClick={() => video.goOn(state.file)}>
            {texts.anyway}
          </Button>
        )}
        {(state.at === "warned" || state.at === "sent" || state.at === "stopped") && (
          <Button small variant="quiet" onClick={video.forget}>
            {texts.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function Progress({ part, label }: { part: number; label: string }) {
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent", numberingSystem: "latn" }).format(
    Math.floor(part * 100) / 100,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-3">
      <progress
        className="h-2 w-full appearance-none bg-ground-2 [&::-moz-progress-bar]:bg-flag [&::-webkit-progress-bar]:bg-ground-2 [&::-webkit-progress-value]:bg-flag"
        max={1}
        value={part}
        aria-label={label}
      />
      <span className="num text-end text-lg">{percent}</span>
    </div>
  );
}

/** The poster is sent as a hidden file input. */
function Frame({ frame, label }: { frame: File; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const transfer = new DataTransfer();
    transfer.items.add(frame);
    if (input.current) input.current.files = transfer.files;
    const address = URL.createObjectURL(frame);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [frame]);
  return (
    <figure className="grid max-w-64 gap-1.5">
      <input ref={input} type="file" name="poster" hidden tabIndex={-1} aria-hidden="true" />
      <img ref={picture} alt={label} className="aspect-16/9 w-full bg-ground-2 object-cover" />
      <figcaption className={hintClass}>{label}</figcaption>
    </figure>
  );
}
