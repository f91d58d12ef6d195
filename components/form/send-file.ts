import { generateReactHelpers } from "@uploadthing/react";
import type { FileRouter } from "uploadthing/types";

type Sending = {
  /** The route of the uploads, and what it wants to know. */
  slug: string;
  input: Record<string, unknown>;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1, of the whole file, also after a cut. */
  onProgress: (part: number) => void;
  /** True as long as the connection is gone. */
  onWait: (waiting: boolean) => void;
};

/** The upload was refused; the message is the sentence that says why. */
export class SendRefused extends Error {}

const mostTries = 8;
const longestPause = 15_000;

/** Sends a file straight to the storage and gives what the server made of it. After a cut it goes on at the byte where it stopped, also when the page was reloaded and the same file chosen again. */
export async function sendFile<Answer>({ slug, input, file, signal, onProgress, onWait }: Sending): Promise<Answer> {
  const place = placeOf(slug, input, file);
  const { uploadFiles } = generateReactHelpers<FileRouter>({ url: "/api/uploadthing", fetch: place.fetch });
  let reached = 0;
  for (let tries = 0; ; ) {
    const before = reached;
    try {
      const onUploadProgress = ({ loaded }: { loaded: number }) => {
        reached = Math.max(reached, loaded);
        onWait(false);
        onProgress(Math.min(1, loaded / file.size));
      };
      const [done] = await uploadFiles(slug, { files: [file], input, signal, onUploadProgress } as never);
      place.forget();
      return (done as unknown as { serverData: Answer }).serverData;
    } catch (error) {
      if (signal.aborted) throw error;
      if (place.refusal) throw new SendRefused(place.refusal);
      if (isOver.test(String((error as Error).message))) place.forget();
      tries = reached > before ? 1 : tries + 1;
      if (tries > mostTries) throw error;
      onWait(true);
      await connection(tries, signal);
    }
  }
}

/** What an address answers that takes nothing any more. */
const isOver = /XHR failed (400|401|403|404|410|413)/;

/** Where the file was given its place, remembered in this tab: the signed address is asked for once, and every further try goes there. */
function placeOf(slug: string, input: object, file: File) {
  const name = `upload ${slug} ${JSON.stringify(input)} ${file.size} ${file.lastModified}`;
  const place = {
    refusal: null as string | null,
    forget: () => sessionStorage.removeItem(name),
    fetch: async (address: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method !== "POST") return fetch(address, init);
      const known = sessionStorage.getItem(name);
      if (known) return new Response(known, { headers: { "content-type": "application/json" } });
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

/** A moment longer with every try, and no longer than until the browser says it is online again. */
function connection(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      done();
    };
    const timer = setTimeout(go, Math.min(longestPause, 500 * 2 ** tries));
    addEventListener("online", go, { once: true });
    signal.addEventListener("abort", go, { once: true });
  });
}
