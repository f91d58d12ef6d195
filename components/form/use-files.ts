"use no memo";

import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";

/** What the browser says of the files of a field: a sentence that refuses them, or null once they are good. */
export type FilesSaid = Record<string, string | null>;

export type Files = {
  said: FilesSaid;
  say: (field: string, sentence: string | null) => void;
  /** What the button says while the form waits for a file that is on its way. */
  waiting: string | null;
  /** A file on its way, with what the button says meanwhile; `work` tells whether it arrived. */
  track: (words: string, work: Promise<boolean>) => Promise<void>;
};

/** A form sent while files are on their way waits for them, and is sent once they have arrived; not when one of them fails. */
export function useFiles(form: RefObject<HTMLFormElement | null>, result: unknown) {
  const [running, setRunning] = useState<string[]>([]);
  const [held, setHeld] = useState<{ by: HTMLElement | null } | null>(null);
  const [said, setSaid] = useState<FilesSaid>({});

  useEffect(() => {
    if (!held || running.length > 0) return;
    setHeld(null);
    form.current?.requestSubmit(held.by?.isConnected ? held.by : null);
  }, [held, running, form]);

  // The server's newest answer counts; what the browser turned down is still not there.
  useEffect(() => {
    if (result) setSaid((before) => Object.fromEntries(Object.entries(before).filter(([, sentence]) => sentence)));
  }, [result]);

  const say = useCallback(
    (field: string, sentence: string | null) => setSaid((before) => ({ ...before, [field]: sentence })),
    [],
  );
  const track = useCallback(async (words: string, work: Promise<boolean>) => {
    setRunning((before) => [...before, words]);
    if (!(await work)) setHeld(null);
    setRunning((before) => before.toSpliced(before.indexOf(words), 1));
  }, []);

  const waiting = (held && running[0]) ?? null;
  const files: Files = useMemo(() => ({ said, say, waiting, track }), [said, say, waiting, track]);
  /** True when the form has to wait: it is sent later, by itself. */
  const holdsBack = (by: HTMLElement | null) => {
    if (running.length === 0) return false;
    setHeld({ by });
    return true;
  };
  return { files, holdsBack };
}
