import { z } from "zod";
import { id, many } from "@/lib/platform/command/input";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { maxBytes, mostFiles } from "./limits";

export const endings = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
} as const satisfies Record<string, readonly string[]>;

export type DocumentType = keyof typeof endings;

export const uploadKinds = ["identity", "organization_proof", "professional_licence"] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const proofKinds = [...uploadKinds, "certificate", "diploma"] as const;

export const storedKinds = [...proofKinds, "cv", "shared"] as const;

export const guardianKinds = ["guardian_identity", "guardian_tie"] as const;
export type GuardianKind = (typeof guardianKinds)[number];

export type StoredKind = (typeof storedKinds)[number];

export const mediaKinds = ["video", "poster", "picture"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Hours after which a staged file is deleted. */
export const stagedHours = 24;

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

export const stageInput = z.object({ kind: z.enum(storedKinds, "not_found"), file: file() });
export const dropInput = z.object({ id });
export const uploadInput = z.object({ kind: z.enum(uploadKinds, "not_found"), file: file() });
