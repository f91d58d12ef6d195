import "server-only";
import { Refusal } from "../command/refusal";
import { runInSandbox } from "../files/sandbox";
import { SandboxFailed } from "../files/sandbox-process";
import type { DrawPdfOptions } from "./draw-pdf";
import type { Printed } from "./printed";

/** Milliseconds of processor: a long document takes some hundred. */
const MOST_MS = 5_000;
const RETRY_AFTER = 60;
const task = { file: "lib/platform/print/draw-pdf.ts", name: "drawPdf", ms: MOST_MS } as const;

/** An A4 document in one language, right to left where that is written so; its texts can be searched and copied. Drawn in the sandbox, so that nobody else waits. Refuses `files_busy`. */
export async function pdfOf(printed: Printed, locale: string): Promise<Buffer> {
  const options: DrawPdfOptions = { printed, locale };
  return runInSandbox<Buffer>(task, new Uint8Array(), options).catch((error) => {
    if (!(error instanceof SandboxFailed) || error.reason !== "busy") throw error;
    throw new Refusal("files_busy", undefined, { retryAfter: RETRY_AFTER });
  });
}
