import { generateReactHelpers } from "@uploadthing/react";
import type { FileRouter } from "uploadthing/types";

type Sending = {
  /** Route of the upload and its input. */
  slug: string;
  input: Record<string, unknown>;
  file: File;
  signal: AbortSignal;
  /** Takes the uploaded share of the file, from 0 to 1, also after an interruption. */
  onProgress: (part: number) => void;
  /** Takes true while the connection is lost. */
  onWait: (waiting: boolean) => void;
};

/** The upload was refused; the message is the text for the user. */
export class SendRefused extends Error {}

const mostTries = 8;
const longestPause = 15_000;

/** Uploads a file to the storage and returns the server's answer. After an interruption it resumes at the last byte, even after a reload if the same file is chosen again. */
export async function sendFile<Answer>({ slug, input, file, signal, onProgress, onWait }: Sending): Promise<Answer> {
  const place = placeOf(slug, input, file);
  const { uploadFiles } = generateReactHelpers<FileRouter>({ url: "/api/uploadthing", fetch: place.fetch });
  let reached = 0;
  for (let tries = 0; ; ) {
    const reachedBefore = reached;
    try {
      const onUploadProgress = ({ loaded }: { loaded: number }) => {
        reached = Math.max(reached, loaded);
        onWait(false);
        onProgress(Math.min(1, loaded / file.size));
      };
      const [uploaded] = await uploadFiles(slug, { files: [file], input, signal, onUploadProgress } as never);
      place.forget();
      return (uploaded as unknown as { serverData: Answer }).serverData;
    } catch (error) {
      if (signal.aborted) throw error;
      if (place.refusal) throw new SendRefused(place.refusal);
      if (isOver.test(String((error as Error).message))) place.forget();
      tries = reached > reachedBefore ? 1 : tries + 1;
      if (tries > mostTries) throw error;
      onWait(true);
      await connection(tries, signal);
    }
  }
}

/** Status codes after which the upload address no longer accepts data. */
const isOver = /XHR failed (400|401|403|404|410|413)/;

/** Remembers the signed upload address in this tab, so that every retry uses the same one. */
function placeOf(slug: string, input: object, file: File) {
  const name = `upload ${slug} ${JSON.stringify(input)} ${file.size} ${file.lastModified}`;
  const place = {
    refusal: null as string | null,
    forget: () => sessionStorage.removeItem(name),
    fetch: async (address: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method !== "POST") return fetch(address, init);
      const savedUrl = sessionStorage.getItem(name);
      if (savedUrl) return new Response(savedUrl, { headers: { "content-type": "application/json" } });
      const response = await fetch(address, init);
      const text = await response.text();
      if (response.ok) sessionStorage.setItem(name, text);
      else if (response.status < 500) place.refusal = messageIn(text);
      return new Response(text, response);
    },
  };
  return place;
}

function messageIn(text: string): string | null {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}

/** Waits longer with every try, but at most until the browser is online again. */
function connection(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(longestPause, 500 * 2 ** tries));
    addEventListener("online", go, { once: true });
    signal.addEventListener("abort", go, { once: true });
  });
}
