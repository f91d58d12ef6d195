import "server-only";
import { createHash } from "node:crypto";
import { refuse } from "../../command/refusal";
import { runInSandbox } from "../sandbox";
import { SandboxFailed } from "../sandbox-process";
import { maxBytes } from "../storage/limits";
import { convertHeic } from "./convert-heic";
import { type FileType, fileExtensions, isHeic, typeOf } from "./file-type";
import type { ReadPdf } from "./pdf-result";
import type { ReadPdfOptions } from "./read-pdf";
import { redrawPicture } from "./redraw-picture";

export type InspectedFile = { bytes: Uint8Array<ArrayBuffer>; mime: FileType; name: string; sha256: string };

/** Checks a file by its content; HEIC photos become JPEG, and pictures, PDFs of children and PDFs with links are redrawn without metadata. Refuses on `field`: `file_empty`, `file_too_large`, `file_type`, `file_heic`, `file_mismatch`, `file_unreadable`, `file_active`, `file_too_complex`, `files_busy`, `picture_too_large`, `pdf_too_long`, `pdf_without_page`. */
export async function inspectFile(file: File, field: string, { ofChild = false } = {}): Promise<InspectedFile> {
  if (file.size === 0) refuse("file_empty", field);
  if (file.size > maxBytes) refuse("file_too_large", field);
  const sent = new Uint8Array(await file.arrayBuffer());
  const fileName = file.name.slice(-LONGEST_READ);
  const isPhoto = isHeic(sent);
  const mime = isPhoto ? "image/jpeg" : (typeOf(sent) ?? refuse("file_type", field));
  const isNamedHeic = isPhoto && /\.hei[cf]$/i.test(fileName);
  if (!isNamedHeic && !matchesType(fileName, file.type, mime)) refuse("file_mismatch", field);
  const original = isPhoto ? await convertHeic(sent, field) : sent;
  const bytes =
    mime === "application/pdf" ? await pdfOf(original, ofChild, field) : await pictureOf(original, mime, field);
  return { bytes, mime, name: safeName(fileName, mime), sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Milliseconds of processor time for one PDF. */
const MOST_MS = 5_000;

/** The sandbox limits time and memory, so that one PDF does not delay other uploads. */
async function pdfOf(pdf: Uint8Array<ArrayBuffer>, draw: boolean, field: string) {
  const task = { file: "lib/platform/files/inspection/read-pdf.ts", name: "readPdf", ms: MOST_MS } as const;
  const options: ReadPdfOptions = { draw };
  const { refused, bytes } = await runInSandbox<ReadPdf>(task, pdf, options).catch((error) =>
    refuse(error instanceof SandboxFailed && error.reason === "busy" ? "files_busy" : "file_too_complex", field),
  );
  return refused ? refuse(refused, field) : (bytes ?? pdf);
}

function pictureOf(original: Uint8Array<ArrayBuffer>, mime: "image/jpeg" | "image/png", field: string) {
  const text = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const parts = mime === "image/png" ? ["IHDR", "IEND"] : [Buffer.from([0xff, 0xd9])];
  return parts.every((part) => text.includes(part))
    ? redrawPicture(original, mime, field)
    : refuse("file_unreadable", field);
}

function matchesType(name: string, type: string, mime: FileType): boolean {
  const fileExtension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const declaredType = type === "image/jpg" ? "image/jpeg" : type;
  const isUndeclared = declaredType === "" || declaredType === "application/octet-stream";
  return (
    fileExtensions[mime].some((extension) => extension === fileExtension) && (isUndeclared || declaredType === mime)
  );
}

/** Characters read from the end of a name, and characters kept. */
const LONGEST_READ = 400;
const LONGEST_NAME = 80;

function safeName(name: string, mime: FileType): string {
  const baseName = name.normalize("NFC").split(/[/\\]/).pop() ?? "";
  const stem = baseName
    .slice(0, baseName.lastIndexOf("."))
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*%;]/gu, "")
    .replace(/\s+/g, " ");
  return `${[...withoutDots(stem)].slice(0, LONGEST_NAME).join("") || "document"}.${fileExtensions[mime][0]}`;
}

function withoutDots(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ". ".includes(text.charAt(start))) start++;
  while (end > start && ". ".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
