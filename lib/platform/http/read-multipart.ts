import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";

export class BadBody extends Error {}
export class TooMuchText extends BadBody {}

export type SentPart = { name: string; filename: string; bytes: Readable };

type Options = {
  parts: number;
  text: number;
  onFile: (part: SentPart) => Promise<void>;
  onText?: (name: string, text: string) => void;
  dropsRest?: boolean;
};

const headerBytes = 16_384;

/** Parses a multipart body as it arrives. Rejects with the first error of `onFile`, or BadBody. */
export async function readMultipart(
  request: Request,
  { parts, text, onFile, onText, dropsRest = false }: Options,
): Promise<void> {
  const parser = openParser(request, { parts, fieldSize: text, headerSize: headerBytes });
  const openFiles = new Set<Readable>();
  const pendingFiles: Promise<void>[] = [];
  let failure: { error: unknown } | undefined;
  let isCut = false;
  let textBytes = 0;
  let stopWaiting = () => {};

  function fail(error: unknown) {
    failure ??= { error };
    // After a disconnect, received bytes are still stored, because the upload may resume.
    if (!isCut) for (const file of openFiles) file.destroy();
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
    openFiles.add(bytes);
    bytes.once("close", () => openFiles.delete(bytes));
    pendingFiles.push(onFile({ name: name ?? "", filename, bytes }).then(() => void bytes.resume(), fail));
  });

  const waitFor = (event: "drain" | "finish") =>
    new Promise<void>((resolve) => {
      stopWaiting = resolve;
      parser.once(event, resolve);
    });
  const source = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([]);
  try {
    for await (const chunk of source) {
      if (failure && !dropsRest) break;
      if (!failure && !parser.write(chunk) && !failure) await waitFor("drain");
    }
  } catch {
    isCut = !failure;
    failure ??= { error: new BadBody("The upload was cut") };
  }
  if (!failure || isCut) {
    const finished = waitFor("finish");
    parser.end();
    await finished;
  }
  await Promise.all(pendingFiles);
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
