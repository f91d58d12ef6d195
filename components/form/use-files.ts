"use no memo";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";

/** Message of the browser for each file field, or null once its files are valid. */
export type FileMessages = Record<string, string | null>;

export type Files = {
  messages: FileMessages;
  say: (field: string, sentence: string | null) => void;
  /** Label of the button while the form waits for an upload. */
  waiting: string | null;
  /** Registers a running upload and the label shown meanwhile; `work` resolves to whether it succeeded. */
  track: (text: string, work: Promise<boolean>) => Promise<void>;
};

/** A form submitted during uploads waits for them and is then sent, unless one of them fails. */
export function useFiles(form: RefObject<HTMLFormElement | null>, result: unknown) {
  const [running, setRunning] = useState<string[]>([]);
  const [waitingSubmit, setWaitingSubmit] = useState<{ by: HTMLElement | null } | null>(null);
  const [messages, setMessages] = useState<FileMessages>({});

  useEffect(() => {
    if (!waitingSubmit || running.length > 0) return;
    setWaitingSubmit(null);
    form.current?.requestSubmit(waitingSubmit.by?.isConnected ? waitingSubmit.by : null);
  }, [waitingSubmit, running, form]);

  // A new answer of the server clears the messages, except those about refused files.
  useEffect(() => {
    if (result)
      setMessages((previous) => Object.fromEntries(Object.entries(previous).filter(([, sentence]) => sentence)));
  }, [result]);

  const setMessage = useCallback(
    (field: string, sentence: string | null) => setMessages((previous) => ({ ...previous, [field]: sentence })),
    [],
  );
  const track = useCallback(async (text: string, work: Promise<boolean>) => {
    setRunning((previous) => [...previous, text]);
    if (!(await work)) setWaitingSubmit(null);
    setRunning((previous) => previous.toSpliced(previous.indexOf(text), 1));
  }, []);

  const waitingText = (waitingSubmit && running[0]) ?? null;
  const files: Files = useMemo(
    () => ({ messages, say: setMessage, waiting: waitingText, track }),
    [messages, setMessage, waitingText, track],
  );
  /** Returns true if the form has to wait; it is then submitted later. */
  const waitForFiles = (submitter: HTMLElement | null) => {
    if (running.length === 0) return false;
    setWaitingSubmit({ by: submitter });
    return true;
  };
  return { files, holdsBack: waitForFiles };
}
