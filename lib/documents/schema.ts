import { z } from "zod";
import type { RefusalCode } from "@/lib/core/refusal";

/** The largest document, in bytes: 5 MB. Videos have a limit of their own. */
export const maxBytes = 5 * 1024 * 1024;

/** What a browser's file chooser offers; what counts is the content, see `inspect-file`. */
export const acceptedFiles = ".pdf,.jpg,.jpeg,.png";

export const endings = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
} as const satisfies Record<string, readonly string[]>;

export type DocumentType = keyof typeof endings;

/** Identity images are kept for so long after the decision; the verdict stays. */
export const identityKeptDays = 30;

/** Kinds a person may send by themselves. */
export const uploadKinds = ["identity", "organization_proof", "professional_licence"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** A chosen file of at most 5 MB; `code` is the sentence when none was chosen. */
export const file = (code: RefusalCode = "file_required") =>
  z.instanceof(File, { error: code }).refine((chosen) => chosen.size <= maxBytes, "file_too_large");

export const optionalFile = file().optional();

export const uploadInput = z.object({ kind: z.enum(uploadKinds, "not_found"), file: file() });
