"use client";
"use no memo";

import { type ChangeEvent, useEffect, useRef } from "react";
import { fieldClass, hintClass } from "@/components/form/field";
import { FileInput } from "@/components/form/file-input";
import { Button } from "@/components/ui/button";
import { acceptedVideos } from "@/lib/documents/schema/limits";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { type Refusals, useVideo, type VideoState } from "./use-video";

type Words = Record<"reading" | "sending" | "waiting" | "sent" | "cancel" | "again" | "another" | "frame", string>;
type Props = {
  label: string;
  hint: string;
  guardian: string | undefined;
  minor: boolean;
  words: Words;
  refusals: Refusals;
  /** A video that was sent before with a form that could not be taken as a whole. */
  sent: string | undefined;
};

const field = "video";

/** With scripts a video travels as soon as it is chosen, and the form carries its id and a frame of it; without, the form carries the video. */
export function VideoPicker({ label, hint, guardian, minor, words, refusals, sent }: Props) {
  const begun: VideoState = sent ? { at: "sent", id: sent } : { at: "nothing" };
  const video = useVideo(begun, { field, guardian, minor, refusals, words: words.sending });
  const { state, frame } = video;
  const box = useRef<HTMLDivElement>(null);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) video.choose(file);
  }

  // What was chosen before the scripts had come.
  const chosen = useRef(video.choose);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name=${field}][type=file]`);
    const [file] = input?.files ?? [];
    if (!input || !file) return;
    input.value = "";
    chosen.current(file);
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
        {state.at === "reading" && words.reading}
        {state.at === "sending" && state.waiting && words.waiting}
        {state.at === "sent" && words.sent}
      </div>
      {state.at === "sending" && <Progress part={state.part} label={words.sending} />}
      {frame && state.at !== "nothing" && <Frame frame={frame} label={words.frame} />}
      <div className="flex flex-wrap gap-3">
        {state.at === "sending" && (
          <Button small variant="quiet" onClick={video.cancel}>
            {words.cancel}
          </Button>
        )}
        {state.at === "stopped" && (
          <Button small onClick={() => video.goOn(state.file)}>
            {words.again}
          </Button>
        )}
        {(state.at === "sent" || state.at === "stopped") && (
          <Button small variant="quiet" onClick={video.forget}>
            {words.another}
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

/** The poster: a hidden file of the form, and what it shows. */
function Frame({ frame, label }: { frame: File; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const held = new DataTransfer();
    held.items.add(frame);
    if (input.current) input.current.files = held.files;
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
