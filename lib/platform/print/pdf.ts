import "server-only";
import { Refusal } from "../command/refusal";
import { runInSandbox } from "../files/sandbox";
import { SandboxFailed } from "../files/sandbox-process";
import type { DrawPdfOptions } from "./draw-pdf";
import type { Printed } from "./printed";

/** The limit in milliseconds of CPU: a long document takes some hundred, one with letters of all scripts some thousand. */
const MAX_MS = 10_000;
const RETRY_AFTER = 60;
const task = { file: "lib/platform/print/draw-pdf.ts", name: "drawPdf", ms: MAX_MS } as const;

/** An A4 document in one language with searchable text, right to left where the language is; drawn in the sandbox, so that it blocks no other request. Refuses `files_busy`. */
export async function pdfOf(printed: Printed, locale: string): Promise<Buffer> {
  const options: DrawPdfOptions = { printed, locale };
  return runInSandbox<Buffer>(task, new Uint8Array(), options).catch((error) => {
    if (!(error instanceof SandboxFailed) || error.reason !== "busy") throw error;
    throw new Refusal("files_busy", undefined, { retryAfter: RETRY_AFTER });
  });
}
