import { z } from "zod";
import { email, linkToken, optional, phone, tickable } from "@/lib/platform/command/input";

export const guardianAnswers = ["yes", "no"] as const;

/** What a guardian agrees to, each in a box of its own; without the first two there is no profile. */
export const guardianConsents = ["authority", "terms", "image_rights", "media_before_identity"] as const;
export type GuardianConsent = (typeof guardianConsents)[number];

/** A mailed link opens for so many days; a mail never bears one that ends before a request does. */
export const linkDays = 30;
export const linkLeastDays = 15;

/** Days before the 18th birthday when both are told that the player decides alone from then on. */
export const noticeDays = 30;

/** So many days another address waits before it takes the place of the present one. */
export const changeDays = 1;

export const guardianToken = linkToken("guardian_link_invalid");

/** A yes needs the first two boxes, the rest is free; a no needs nothing. */
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

/** The player's own answer beside the guardian's. */
export const ownAnswerInput = z
  .object({ answer: z.enum(guardianAnswers, "required"), terms: tickable })
  .refine(({ answer, terms }) => answer === "no" || terms, { path: ["terms"], message: "terms_required" });

export const linkInput = z.object({ email: email() });
