import { z } from "zod";
import { guardianKinds, uploadKinds } from "@/lib/documents/schema/document";
import { boundedText, id, many, prose } from "@/lib/platform/command/input";
import { file } from "@/lib/platform/files/storage/file-input";
import { longestReason } from "./limits";
import { questions } from "./questions";

/** A recruiter's required documents; a professional license is checked too, but is not required. */
export const requiredTypes = ["identity", "organization_proof"] as const;
/** A player's required documents; a minor's are those of the guardian. */
export const requiredOfPlayer = { adult: ["identity"], minor: guardianKinds } as const;
const playerNamedTypes = ["identity", "guardian_tie"] as const;
/** Deleted some days after the decision; the verdict is kept. */
const deletedTypes = ["identity", ...guardianKinds] as const;

export const documentTypes = [...uploadKinds, ...guardianKinds] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Automatic checks; `passed` is null if there is nothing to compare. */
export const rules = ["readable", "type", "size", "complete", "unique", "domain", "account_name"] as const;
export type Check = { rule: (typeof rules)[number]; passed: boolean | null };

export const checksInput = z.array(z.object({ rule: z.enum(rules), passed: z.boolean().nullable() })).catch([]);

export const identityDocumentInput = z.object({
  kind: z.enum(["identity", ...guardianKinds], "not_found"),
  file: file(),
});
export const caseInput = z.object({ id });
const instant = boundedText(40)
  .check(z.iso.datetime())
  .transform((text) => new Date(text));

export const approveInput = z.object({
  id,
  answers: many(z.enum(questions, "questions_unanswered")),
  readAt: instant.optional(),
});
export const rejectInput = z.object({ id, reason: prose(longestReason, "reason_required", 3) });

/** Decided cases since `since` stay in the queue; invalid values are ignored. */
export const queueSearch = z.object({
  /** The case whose verdict was to be taken back, for browsers without JavaScript. */
  undo: id.optional().catch(undefined),
  since: instant.optional().catch(undefined),
});

export const isRequired = (type: string): boolean => requiredTypes.some((candidate) => candidate === type);
export const bearsPlayersName = (type: string): boolean => playerNamedTypes.some((candidate) => candidate === type);
export const isDeleted = (type: string): boolean => deletedTypes.some((candidate) => candidate === type);
export const isDocumentType = (type: string): type is DocumentType =>
  documentTypes.some((candidate) => candidate === type);
