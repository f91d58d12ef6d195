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

/** Identity images are kept for so long after the decision; the verdict stays. */
export const identityKeptDays = 30;

/** What an organisation sends by itself. */
export const uploadKinds = ["identity", "organization_proof", "professional_licence"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Papers of an offer; who puts both in touch looks at them. */
export const paperKinds = [...uploadKinds, "certificate", "diploma"] as const;

/** With those that come with an application or a message; nothing waits for their verification. */
export const storedKinds = [...paperKinds, "cv", "shared"] as const;

/** Papers of who answers for a minor; nobody but who verifies looks at them again. */
export const guardianKinds = ["guardian_identity", "guardian_tie"] as const;
export type GuardianKind = (typeof guardianKinds)[number];

export type StoredKind = (typeof storedKinds)[number];

/** Kinds of what shows a player; the poster is a frame of the video. */
export const mediaKinds = ["video", "poster", "picture"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A file sent ahead of its form is kept for so many hours. */
export const stagedHours = 24;

/** A chosen file of at most 5 MB; `code` is the sentence when none was chosen. */
export const file = (code: RefusalCode = "file_required") =>
  z.instanceof(File, { error: code }).refine((chosen) => chosen.size <= maxBytes, "file_too_large");

export const optionalFile = file().optional();

/** In a form: a file, or the id of one that was sent ahead. */
export type SentFile = File | string;

export const sentFiles = (least: { count: number; code: RefusalCode }, most = mostFiles) =>
  many(
    z
      .custom<SentFile>((sent) => sent instanceof File || id.safeParse(sent).success, "file_required")
      .refine((sent) => typeof sent === "string" || sent.size <= maxBytes, "file_too_large"),
    least.code,
    least.count,
  ).refine((sent) => sent.length <= most, "too_many_files");

export const stageInput = z.object({ kind: z.enum(storedKinds, "not_found"), file: file() });
export const dropInput = z.object({ id });
export const uploadInput = z.object({ kind: z.enum(uploadKinds, "not_found"), file: file() });
