import { z } from "zod";
import { id, many, prose } from "@/lib/core/input";
import { longestReason } from "./limits";
import { questions } from "./questions";

/** Documents a recruiter must have verified; a professional licence is checked too, but nothing waits for it. */
export const requiredTypes = ["identity", "organization_proof"] as const;
export const documentTypes = [...requiredTypes, "professional_licence"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What is checked without a person; `passed` is null where there is nothing to compare. */
export const rules = ["readable", "type", "size", "complete", "unique", "domain"] as const;
export type Check = { rule: (typeof rules)[number]; passed: boolean | null };

export const checksInput = z.array(z.object({ rule: z.enum(rules), passed: z.boolean().nullable() })).catch([]);

export const caseInput = z.object({ id });
/** The questions that were answered with yes. */
export const approveInput = z.object({ id, answers: many(z.enum(questions, "questions_unanswered")) });
export const rejectInput = z.object({ id, reason: prose(longestReason, "reason_required", 3) });

/** Since when decided documents stay among those that wait; what cannot be understood is left out. */
export const deskSearch = z.object({
  /** The case of which a verdict was to be taken back, in a browser without scripts. */
  undo: z.uuid().optional().catch(undefined),
  since: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional()
    .catch(undefined),
});

export const isRequired = (type: string): boolean => requiredTypes.some((each) => each === type);
export const isDocumentType = (type: string): type is DocumentType => documentTypes.some((each) => each === type);
