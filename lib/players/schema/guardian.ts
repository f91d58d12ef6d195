import { z } from "zod";
import { email, linkToken, optional, phone, tickable } from "@/lib/platform/command/input";

export const guardianAnswers = ["yes", "no"] as const;

/** The consents of a guardian, each with a box of its own; without the first two there is no profile. */
export const guardianConsents = ["authority", "terms", "image_rights", "media_before_identity"] as const;
export type GuardianConsent = (typeof guardianConsents)[number];

/** Days an e-mailed link is valid; a link with fewer than `linkLeastDays` left is renewed before it is sent. */
export const linkDays = 30;
export const linkLeastDays = 15;

/** Days before the 18th birthday on which both are informed of the end of the guardianship. */
export const noticeDays = 30;

/** Days before a new guardian address replaces the current one. */
export const changeDays = 1;

export const guardianToken = linkToken("guardian_link_invalid");

export const guardianAnswerInput = z
  .object({
    answer: z.enum(guardianAnswers, "required"),
    authority: tickable,
    terms: tickable,
    imageRights: tickable,
    mediaBeforeIdentity: tickable,
    phone: optional(phone()),
  })
  .superRefine(({ answer, authority, terms }, ctx) => {
    if (answer === "no") return;
    if (!authority) ctx.addIssue({ code: "custom", path: ["authority"], message: "authority_required" });
    if (!terms) ctx.addIssue({ code: "custom", path: ["terms"], message: "terms_required" });
  });

export const ownAnswerInput = z
  .object({ answer: z.enum(guardianAnswers, "required"), terms: tickable })
  .refine(({ answer, terms }) => answer === "no" || terms, { path: ["terms"], message: "terms_required" });

export const linkInput = z.object({ email: email() });
