import { z } from "zod";
import { file, guardianKinds, uploadKinds } from "@/lib/documents/schema/document";
import { boundedText, id, many, prose } from "@/lib/platform/command/input";
import { longestReason } from "./limits";
import { questions } from "./questions";

/** Documents a recruiter must have verified; a professional licence is checked too, but nothing waits for it. */
export const requiredTypes = ["identity", "organization_proof"] as const;
/** What a player must have verified to bear the badge; for a minor the guardian's papers stand in their place. */
export const requiredOfPlayer = { adult: ["identity"], minor: guardianKinds } as const;
const namingPlayer = ["identity", "guardian_tie"] as const;
/** Gone some days after the decision; the verdict stays. */
const deletedTypes = ["identity", ...guardianKinds] as const;

export const documentTypes = [...uploadKinds, ...guardianKinds] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What is checked without a person; `passed` is null where there is nothing to compare. */
export const rules = ["readable", "type", "size", "complete", "unique", "domain", "account_name"] as const;
export type Check = { rule: (typeof rules)[number]; passed: boolean | null };

export const checksInput = z.array(z.object({ rule: z.enum(rules), passed: z.boolean().nullable() })).catch([]);

export const paperInput = z.object({ kind: z.enum(["identity", ...guardianKinds], "not_found"), file: file() });
export const caseInput = z.object({ id });
const instant = boundedText(40)
  .check(z.iso.datetime())
  .transform((text) => new Date(text));

/** The questions that were answered with yes, and when the page that asked them was read. */
export const approveInput = z.object({
  id,
  answers: many(z.enum(questions, "questions_unanswered")),
  readAt: instant.optional(),
});
export const rejectInput = z.object({ id, reason: prose(longestReason, "reason_required", 3) });

/** Since when decided documents stay among those that wait; what cannot be understood is left out. */
export const deskSearch = z.object({
  /** The case of which a verdict was to be taken back, in a browser without scripts. */
  undo: id.optional().catch(undefined),
  since: instant.optional().catch(undefined),
});

export const isRequired = (type: string): boolean => requiredTypes.some((each) => each === type);
/** Of a player's papers: what their own name and date of birth are read on. */
export const bearsPlayersName = (type: string): boolean => namingPlayer.some((each) => each === type);
export const isDeleted = (type: string): boolean => deletedTypes.some((each) => each === type);
export const isDocumentType = (type: string): type is DocumentType => documentTypes.some((each) => each === type);
