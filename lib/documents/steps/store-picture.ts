import "server-only";
import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { db } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { putFile } from "../provider";
import { maxBytes } from "../schema/limits";
import { announceFile } from "./announce-file";
import { redrawPicture } from "./redraw-picture";
import type { StoredFile } from "./store-files";

type Chosen = { kind: "poster" | "picture"; field: string; file: File; longest: number };

/** Draws a picture anew, no side longer than `longest` pixels, and puts the copy into private storage under a name of ours. Refuses, beside `field`, `file_too_large`, `picture_kind` and what `redrawPicture` refuses. Never inside a transaction. */
export async function storePicture({ kind, field, file, longest }: Chosen): Promise<StoredFile> {
  if (file.size > maxBytes) refuse("file_too_large", field);
  const sent = new Uint8Array(await file.arrayBuffer());
  const mime = (await fileTypeFromBuffer(sent))?.mime;
  if (mime !== "image/jpeg" && mime !== "image/png") refuse("picture_kind", field);
  const bytes = await redrawPicture(sent, "image/jpeg", field, longest);
  const path = await announceFile(db, `${kind}.jpg`);
  const named = { name: `${kind}.jpg`, mime: "image/jpeg" };
  const { key } = await putFile(new File([bytes], named.name, { type: named.mime }), path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { ...named, kind, path, key, sizeBytes: bytes.byteLength, sha256 };
}
