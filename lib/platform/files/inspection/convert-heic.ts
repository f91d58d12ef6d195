import "server-only";
import { refuse } from "../../command/refusal";
import { runInSandbox } from "../sandbox";
import { SandboxFailed } from "../sandbox-process";

/** Milliseconds of processor time for one photo. */
const MOST_MS = 10_000;

/** A HEIC photo as JPEG without metadata; refuses `file_heic` and `files_busy` on `field`. */
export async function convertHeic(heic: Uint8Array<ArrayBuffer>, field: string): Promise<Uint8Array<ArrayBuffer>> {
  const task = { file: "lib/platform/files/inspection/decode-heic.ts", name: "decodeHeic", ms: MOST_MS } as const;
  const jpeg = await runInSandbox<Uint8Array | null>(task, heic).catch((error) =>
    refuse(error instanceof SandboxFailed && error.reason === "busy" ? "files_busy" : "file_heic", field),
  );
  return jpeg ? new Uint8Array(jpeg) : refuse("file_heic", field);
}
