"use no memo";

import { useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { useLocale } from "@/lib/platform/i18n/locale-context";

export type VideoState =
  | { at: "nothing" }
  | { at: "reading" }
  | { at: "sending"; part: number; waiting: boolean }
  | { at: "stopped"; file: File }
  | { at: "sent"; id: string };

export type Refusals = Record<
  "video_type" | "video_too_large" | "file_unreadable" | "minor_no_avi" | "upload_failed",
  string
>;

type Asked = { field: string; guardian: string | undefined; minor: boolean; refusals: Refusals; words: string };
type Answer = { id: string; refused: null } | { id: null; refused: string };

/** A video on its way: read and cleaned here, then sent; the form waits for it. */
export function useVideo(begun: VideoState, { field, guardian = "", minor, refusals, words }: Asked) {
  const [state, setState] = useState(begun);
  const [frame, setFrame] = useState<File | null>(null);
  const { files } = useFormState();
  const locale = useLocale();
  const stop = useRef<AbortController | null>(null);

  function end(sentence: string, next: VideoState = { at: "nothing" }) {
    files.say(field, sentence);
    setState(next);
    return false;
  }

  async function take(file: File): Promise<boolean> {
    files.say(field, null);
    setState({ at: "reading" });
    setFrame(null);
    const [{ readVideo }, { cleanVideo, reader }, { takeFrame }] = await Promise.all([
      import("@/lib/documents/schema/video"),
      import("./clean-video"),
      import("./take-frame"),
    ]);
    const found = await readVideo(reader(file), file.size).catch(() => "file_unreadable" as const);
    if (typeof found === "string") return end(refusals[found]);
    if (minor && found.mime === "video/x-msvideo") return end(refusals.minor_no_avi);
    setFrame(await takeFrame(file));
    return send(cleanVideo(file, found));
  }

  async function send(file: File): Promise<boolean> {
    const { sendFile, SendRefused } = await import("@/components/form/send-file");
    const controller = new AbortController();
    stop.current = controller;
    const change = (news: { part?: number; waiting?: boolean }) =>
      setState((before) => ({ ...(before.at === "sending" ? before : begin), ...news }));
    setState(begin);
    try {
      const answer = await sendFile<Answer>({
        slug: "video",
        input: { guardian: guardian || null, locale },
        file,
        signal: controller.signal,
        onProgress: (part) => change({ part }),
        onWait: (waiting) => change({ waiting }),
      });
      if (answer.id === null) return end(answer.refused);
      files.say(field, null);
      setState({ at: "sent", id: answer.id });
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ at: "nothing" });
        return false;
      }
      if (error instanceof SendRefused) return end(error.message);
      return end(refusals.upload_failed, { at: "stopped", file });
    }
  }

  return {
    state,
    frame,
    choose: (file: File) => void files.track(words, take(file)),
    goOn: (file: File) => void files.track(words, send(file)),
    cancel: () => stop.current?.abort(),
    forget: () => setState({ at: "nothing" }),
  };
}

const begin = { at: "sending", part: 0, waiting: false } as const;
