import "server-only";
import { createHash } from "node:crypto";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { putFile } from "../provider";
import { typeOf } from "../schema/file-type";
import { maxBytes } from "../schema/limits";
import { announceFile } from "./announce-file";
import { redrawPicture } from "./redraw-picture";
import { refuseOnFullDisk } from "./refuse-on-full-disk";
import type { StoredFile } from "./store-files";

type Chosen = { kind: "poster" | "picture"; field: string; file: File; longest: number };

/** Draws a picture anew, no side longer than `longest` pixels, and puts the copy into private storage under a name of ours. Refuses, beside `field`, `file_empty`, `file_too_large`, `picture_kind` and what `redrawPicture` refuses. Never inside a transaction. */
export async function storePicture({ kind, field, file, longest }: Chosen): Promise<StoredFile> {
  if (file.size === 0) refuse("file_empty", field);
  if (file.size > maxBytes) refuse("file_too_large", field);
  await refuseOnFullDisk();
  const sent = new Uint8Array(await file.arrayBuffer());
  const mime = typeOf(sent);
  if (mime !== "image/jpeg" && mime !== "image/png") refuse("picture_kind", field);
  const bytes = await redrawPicture(sent, "image/jpeg", field, longest);
  const path = await announceFile(db, `${kind}.jpg`);
  const named = { name: `${kind}.jpg`, mime: "image/jpeg" };
  const { key } = await putFile(new File([bytes], named.name, { type: named.mime }), path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { ...named, kind, path, key, sizeBytes: bytes.byteLength, sha256 };
}
