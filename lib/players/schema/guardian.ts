import { z } from "zod";
import { tickable } from "@/lib/core/input";

export const guardianAnswers = ["yes", "no"] as const;

/** The token of the mailed link is the proof, so it travels with every act of a guardian. */
export const guardianToken = z.string("guardian_link_invalid").regex(/^[\w-]{43}$/, "guardian_link_invalid");

/** A yes says who says it; a no needs nothing. */
export const guardianAnswerInput = z
  .object({ token: guardianToken, answer: z.enum(guardianAnswers, "required"), authority: tickable })
  .refine(({ answer, authority }) => answer === "no" || authority, {
    path: ["authority"],
    error: "authority_required",
  });
