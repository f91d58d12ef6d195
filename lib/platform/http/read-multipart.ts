import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";

/** What is wrong with the body of a form. */
export class BadBody extends Error {}
export class TooMuchText extends BadBody {}

export type SentPart = { name: string; filename: string; bytes: Readable };

type Options = {
  /** Parts of the form, at most. */
  parts: number;
  /** Bytes of all its texts together, at most. */
  text: number;
  /** Takes one file as it comes; what it leaves unread is dropped. */
  onFile: (part: SentPart) => Promise<void>;
  /** Called for each text in the order of the form. */
  onText?: (name: string, text: string) => void;
  /** After a failure the rest of the body is read and dropped, so that the browser reads the answer. */
  dropsRest?: boolean;
};

const headerBytes = 16_384;

/** Reads a multipart body as it arrives. Rejects with the first failure: that of `onFile`, or BadBody. */
export async function readMultipart(
  request: Request,
  { parts, text, onFile, onText, dropsRest = false }: Options,
): Promise<void> {
  const parser = openParser(request, { parts, fieldSize: text, headerSize: headerBytes });
  const open = new Set<Readable>();
  const taken: Promise<void>[] = [];
  let failure: { error: unknown } | undefined;
  let cut = false;
  let textBytes = 0;
  let stopWaiting = () => {};

  function fail(error: unknown) {
    failure ??= { error };
    // After a cut, what arrived of a file is still taken: the sender may go on from there.
    if (!cut) for (const file of open) file.destroy();
    stopWaiting();
  }
  parser.on("error", (error) => fail(new BadBody(String(error))));
  parser.on("partsLimit", () => fail(new BadBody("Too many parts")));
  parser.on("field", (name, value, _nameCut, valueCut) => {
    textBytes += Buffer.byteLength(value);
    if (valueCut || textBytes > text) return fail(new TooMuchText("Too much text"));
    if (!failure) onText?.(name ?? "", value);
  });
  parser.on("file", (name, bytes, filename) => {
    bytes.on("error", () => {});
    if (failure) return void bytes.resume();
    open.add(bytes);
    bytes.once("close", () => open.delete(bytes));
    taken.push(onFile({ name: name ?? "", filename, bytes }).then(() => void bytes.resume(), fail));
  });

  const until = (event: "drain" | "finish") =>
    new Promise<void>((done) => {
      stopWaiting = done;
      parser.once(event, done);
    });
  const source = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([]);
  try {
    for await (const chunk of source) {
      if (failure && !dropsRest) break;
      if (!failure && !parser.write(chunk) && !failure) await until("drain");
    }
  } catch {
    cut = !failure;
    failure ??= { error: new BadBody("The upload was cut") };
  }
  if (!failure || cut) {
    const finished = until("finish");
    parser.end();
    await finished;
  }
  await Promise.all(taken);
  if (failure) throw failure.error;
}

function openParser(request: Request, limits: { parts: number; fieldSize: number; headerSize: number }) {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits,
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    });
  } catch (error) {
    throw new BadBody(String(error));
  }
}
