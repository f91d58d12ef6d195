import { z } from "zod";
import { id } from "@/lib/platform/command/input";
import { file } from "@/lib/platform/files/storage/file-input";

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

export const stageInput = z.object({ kind: z.enum(storedKinds, "not_found"), file: file() });
export const dropInput = z.object({ id });
export const uploadInput = z.object({ kind: z.enum(uploadKinds, "not_found"), file: file() });
