import "server-only";
import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { refuse } from "@/lib/core/refusal";
import { type DocumentType, endings } from "../schema/document";
import { maxBytes } from "../schema/limits";
import { hasActiveContent, isLocked } from "./active-content";
import { redrawPdf } from "./redraw-pdf";
import { redrawPicture } from "./redraw-picture";

export type InspectedFile = { bytes: Uint8Array<ArrayBuffer>; mime: DocumentType; name: string; sha256: string };

/** Reads a file and trusts only its content; of a picture only what is seen is kept, of a child's PDF too. Refuses, beside `field`: `file_too_large`, `file_type`, `file_mismatch`, `file_unreadable`, `file_active`, `picture_too_large`, `pdf_too_long`. */
export async function inspectFile(file: File, field: string, { ofChild = false } = {}): Promise<InspectedFile> {
  if (file.size > maxBytes) refuse("file_too_large", field);
  const sent = new Uint8Array(await file.arrayBuffer());
  const mime = (await fileTypeFromBuffer(sent))?.mime;
  if (!isAccepted(mime)) refuse("file_type", field);
  if (!claims(file, mime)) refuse("file_mismatch", field);
  if (!isWhole(sent, mime)) refuse("file_unreadable", field);
  if (mime === "application/pdf" && hasActiveContent(sent)) refuse("file_active", field);
  const bytes = mime === "application/pdf" ? await pdfOf(sent) : await redrawPicture(sent, mime, field);
  return { bytes, mime, name: safeName(file.name, mime), sha256: createHash("sha256").update(bytes).digest("hex") };

  function pdfOf(pdf: Uint8Array<ArrayBuffer>) {
    return ofChild ? redrawPdf(pdf, field) : pdf;
  }
}

const isAccepted = (mime: string | undefined): mime is DocumentType => mime !== undefined && mime in endings;

/** True when the file's ending, and the type its sender named, fit what it is. */
function claims(file: File, mime: DocumentType): boolean {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const named = file.type === "image/jpg" ? "image/jpeg" : file.type;
  const nothingNamed = named === "" || named === "application/octet-stream";
  return endings[mime].some((each) => each === ending) && (nothingNamed || named === mime);
}

/** A file cut off in transit or locked with a password is of no use to whoever must read it. */
function isWhole(bytes: Uint8Array, mime: DocumentType): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mime === "application/pdf") return text.lastIndexOf("%%EOF") > 0 && !isLocked(bytes);
  if (mime === "image/png") return text.includes("IHDR") && text.includes("IEND");
  return text.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
}

const LONGEST_NAME = 80;

/** A name fit for a header, a folder and a page: no path, no control or direction characters, the ending of its content. */
function safeName(name: string, mime: DocumentType): string {
  const last = name.normalize("NFC").split(/[/\\]/).pop() ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*%;]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${[...stem].slice(0, LONGEST_NAME).join("") || "document"}.${endings[mime][0]}`;
}
