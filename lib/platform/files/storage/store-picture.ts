import "server-only";
import { createHash } from "node:crypto";
import { refuse } from "../../command/refusal";
import { db } from "../../db/db";
import { convertHeic } from "../inspection/convert-heic";
import { isHeic, typeOf } from "../inspection/file-type";
import { redrawPicture } from "../inspection/redraw-picture";
import { announceFile } from "./announce-file";
import { maxBytes } from "./limits";
import { putFile } from "./provider";
import { refuseOnFullDisk } from "./refuse-on-full-disk";
import type { StoredFile } from "./store-files";

type ChosenPicture = { kind: "poster" | "picture"; field: string; file: File; longest: number };

/** Redraws a picture with no side above `longest` pixels and stores it; refuses on `field` `file_empty`, `file_too_large`, `picture_kind` and the refusals of `convertHeic` and `redrawPicture`. Never call it inside a transaction. */
export async function storePicture({ kind, field, file, longest }: ChosenPicture): Promise<StoredFile> {
  if (file.size === 0) refuse("file_empty", field);
  if (file.size > maxBytes) refuse("file_too_large", field);
  await refuseOnFullDisk();
  const sent = new Uint8Array(await file.arrayBuffer());
  const original = isHeic(sent) ? await convertHeic(sent, field) : sent;
  const mime = typeOf(original);
  if (mime !== "image/jpeg" && mime !== "image/png") refuse("picture_kind", field);
  const bytes = await redrawPicture(original, "image/jpeg", field, longest);
  const path = await announceFile(db, `${kind}.jpg`);
  const fileMeta = { name: `${kind}.jpg`, mime: "image/jpeg" };
  const { key } = await putFile(new File([bytes], fileMeta.name, { type: fileMeta.mime }), path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { ...fileMeta, kind, path, key, sizeBytes: bytes.byteLength, sha256 };
}
