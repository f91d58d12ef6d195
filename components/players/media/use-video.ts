"use no memo";

import { useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { useLocale } from "@/lib/platform/i18n/locale-context";

export type VideoState =
  | { at: "nothing" }
  | { at: "reading" }
  /** Many browsers cannot play the file; it is sent only after the user has confirmed. */
  | { at: "warned"; file: File }
  | { at: "sending"; part: number; waiting: boolean }
  | { at: "stopped"; file: File }
  | { at: "sent"; id: string };

export type Refusals = Record<
  "video_type" | "video_too_large" | "file_unreadable" | "minor_video_format" | "upload_failed",
  string
>;

type VideoOptions = { field: string; guardian: string | undefined; minor: boolean; refusals: Refusals; words: string };
type Answer = { id: string; refused: null } | { id: null; refused: string };

/** Cleans the chosen video in the browser and uploads it; the form cannot be sent until the upload has ended. */
export function useVideo(
  initialState: VideoState,
  { field, guardian = "", minor, refusals, words: label }: VideoOptions,
) {
  const [state, setState] = useState(initialState);
  const [frame, setFrame] = useState<File | null>(null);
  const { files } = useFormState();
  const locale = useLocale();
  const abortController = useRef<AbortController | null>(null);

  function stopWith(message: string, next: VideoState = { at: "nothing" }) {
    files.say(field, message);
    setState(next);
    return false;
  }

  async function prepareAndSend(file: File): Promise<boolean> {
    files.say(field, null);
    setState({ at: "reading" });
    setFrame(null);
    const [{ readVideo }, { cleanVideo, reader }, { takeFrame }] = await Promise.all([
      import("@/lib/platform/files/inspection/video"),
      import("./clean-video"),
      import("./take-frame"),
    ]);
    const video = await readVideo(reader(file), file.size).catch(() => "file_unreadable" as const);
    if (typeof video === "string") return stopWith(refusals[video]);
    if (minor && !video.playsEverywhere) return stopWith(refusals.minor_video_format);
    setFrame(await takeFrame(file));
    const cleaned = cleanVideo(file, video);
    if (video.playsEverywhere) return send(cleaned);
    setState({ at: "warned", file: cleaned });
    return false;
  }

  async function send(file: File): Promise<boolean> {
    const { sendFile, SendRefused } = await import("@/components/form/send-file");
    const controller = new AbortController();
    abortController.current = controller;
    const change = (progress: { part?: number; waiting?: boolean }) =>
      setState((previous) => ({ ...(previous.at === "sending" ? previous : sendingState), ...progress }));
    setState(sendingState);
    try {
      const answer = await sendFile<Answer>({
        slug: "video",
        input: { guardian: guardian || null, locale },
        file,
        signal: controller.signal,
        onProgress: (part) => change({ part }),
        onWait: (waiting) => change({ waiting }),
      });
      if (answer.id === null) return stopWith(answer.refused);
      files.say(field, null);
      setState({ at: "sent", id: answer.id });
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ at: "nothing" });
        return false;
      }
      if (error instanceof SendRefused) return stopWith(error.message);
      return stopWith(refusals.upload_failed, { at: "stopped", file });
    }
  }

  return {
    state,
    frame,
    choose: (file: File) => void files.track(label, prepareAndSend(file)),
    goOn: (file: File) => void files.track(label, send(file)),
    cancel: () => abortController.current?.abort(),
    forget: () => setState({ at: "nothing" }),
  };
}

const sendingState = { at: "sending", part: 0, waiting: false } as const;
