import "server-only";
import { createHash } from "node:crypto";
import { refuse } from "@/lib/platform/command/refusal";
import { runInSandbox } from "@/lib/platform/files/sandbox";
import { SandboxFailed } from "@/lib/platform/files/sandbox-process";
import { type DocumentType, endings } from "../schema/document";
import { typeOf } from "../schema/file-type";
import { maxBytes } from "../schema/limits";
import type { ReadPdf } from "../schema/read-pdf";
import type { ReadPdfOptions } from "./read-pdf";
import { redrawPicture } from "./redraw-picture";

export type InspectedFile = { bytes: Uint8Array<ArrayBuffer>; mime: DocumentType; name: string; sha256: string };

/** Reads a file and trusts only its content; of a picture only what is seen is kept, of a child's PDF too, and of one with links. Refuses, beside `field`: `file_empty`, `file_too_large`, `file_type`, `file_mismatch`, `file_unreadable`, `file_active`, `file_too_complex`, `files_busy`, `picture_too_large`, `pdf_too_long`, `pdf_without_page`. */
export async function inspectFile(file: File, field: string, { ofChild = false } = {}): Promise<InspectedFile> {
  if (file.size === 0) refuse("file_empty", field);
  if (file.size > maxBytes) refuse("file_too_large", field);
  const sent = new Uint8Array(await file.arrayBuffer());
  const mime = typeOf(sent) ?? refuse("file_type", field);
  const named = file.name.slice(-LONGEST_READ);
  if (!claims(named, file.type, mime)) refuse("file_mismatch", field);
  const bytes = mime === "application/pdf" ? await pdfOf(sent, ofChild, field) : await pictureOf(sent, mime, field);
  return { bytes, mime, name: safeName(named, mime), sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Milliseconds of processor that a PDF may take, with all its pages drawn. */
const MOST_MS = 5_000;

/** Whoever sends a PDF that takes longer, or too much memory, gets it refused; nobody else waits for it. */
async function pdfOf(pdf: Uint8Array<ArrayBuffer>, draw: boolean, field: string) {
  const task = { file: "lib/documents/steps/read-pdf.ts", name: "readPdf", ms: MOST_MS } as const;
  const more: ReadPdfOptions = { draw };
  const { refused, bytes } = await runInSandbox<ReadPdf>(task, pdf, more).catch((error) =>
    refuse(error instanceof SandboxFailed && error.reason === "busy" ? "files_busy" : "file_too_complex", field),
  );
  return refused ? refuse(refused, field) : (bytes ?? pdf);
}

/** A picture cut off in transit is of no use to whoever must read it. */
function pictureOf(sent: Uint8Array<ArrayBuffer>, mime: "image/jpeg" | "image/png", field: string) {
  const text = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const parts = mime === "image/png" ? ["IHDR", "IEND"] : [Buffer.from([0xff, 0xd9])];
  return parts.every((part) => text.includes(part))
    ? redrawPicture(sent, mime, field)
    : refuse("file_unreadable", field);
}

/** True when the file's ending, and the type its sender named, fit what it is. */
function claims(name: string, type: string, mime: DocumentType): boolean {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const named = type === "image/jpg" ? "image/jpeg" : type;
  const nothingNamed = named === "" || named === "application/octet-stream";
  return endings[mime].some((each) => each === ending) && (nothingNamed || named === mime);
}

/** Letters of a name, from its end, that are looked at; and letters kept. */
const LONGEST_READ = 400;
const LONGEST_NAME = 80;

/** A name fit for a header, a folder and a page: no path, no control or direction characters, the ending of its content. */
function safeName(name: string, mime: DocumentType): string {
  const last = name.normalize("NFC").split(/[/\\]/).pop() ?? "";
  const stem = last
    .slice(0, last.lastIndexOf("."))
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*%;]/gu, "")
    .replace(/\s+/g, " ");
  return `${[...withoutDots(stem)].slice(0, LONGEST_NAME).join("") || "document"}.${endings[mime][0]}`;
}

/** Without dots and blanks at either end. */
function withoutDots(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ". ".includes(text.charAt(start))) start++;
  while (end > start && ". ".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
