import { z } from "zod";
import { id, many } from "../../command/input";
import type { RefusalCode } from "../../command/refusal";
import { maxBytes, mostFiles } from "./limits";

/** A chosen file of at most 5 MB; `code` is the refusal when none was chosen. */
export const file = (code: RefusalCode = "file_required") =>
  z.instanceof(File, { error: code }).refine((value) => value.size <= maxBytes, "file_too_large");

export const optionalFile = file().optional();

export type SentFile = File | string;

export const sentFiles = (minimum: { count: number; code: RefusalCode }, maximum = mostFiles) =>
  many(
    z
      .custom<SentFile>((value) => value instanceof File || id.safeParse(value).success, "file_required")
      .refine((value) => typeof value === "string" || value.size <= maxBytes, "file_too_large"),
    minimum.code,
    minimum.count,
  ).refine((values) => values.length <= maximum, "too_many_files");
