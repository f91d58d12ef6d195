import { z } from "zod";
import {
  boundedText,
  email,
  id,
  line,
  linkToken,
  many,
  openForm,
  optional,
  tickable,
} from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { locales } from "@/lib/platform/i18n/routing";
import { ClaimAnswer, type ConfirmationFlag, ConfirmationProof, ConfirmerRole } from "@/lib/platform/prisma/enums";

export type { ClaimAnswer, ConfirmationFlag, ConfirmationProof, ConfirmerRole };

export const confirmerRoles = Object.values(ConfirmerRole);
export const confirmationProofs = Object.values(ConfirmationProof);
export const claimAnswers = Object.values(ClaimAnswer);

/** Days a link is valid, and days until the reminder. */
export const linkDays = 14;
export const reminderDays = 7;
/** Days after a link's expiry until an unanswered request and its address are deleted. */
export const forgottenAfterDays = 90;

export const mostClaims = 20;
export const mostWaiting = 6;
/** A confirmer is flagged at this many players a day. */
export const mostPlayersADay = 10;

export const emailsPerPlayer: Rate = { burst: 8, seconds: 86_400 };
/** A whole team may ask the same coach on one evening. */
export const emailsPerConfirmer: Rate = { burst: 30, seconds: 86_400 };
export const linksPerAddress: Rate = { burst: 60, seconds: 600 };
export const addressTries: Rate = { burst: 5, seconds: 86_400 };

const claimKey = boundedText(42, "not_found").regex(/^claim:[0-9a-f-]{36}$/, "not_found");

export const askInput = z.object({
  name: line(120),
  role: z.enum(ConfirmerRole, "required"),
  club: line(120),
  email: email(),
  language: z.enum(locales, "required"),
  namesPlayer: tickable,
  claims: many(claimKey, "claims_required", 1).pipe(z.array(claimKey).max(mostClaims, "too_many_claims")),
});

export const withdrawInput = z.object({ confirmationId: id });

const token = linkToken("confirmation_closed");
export const receiptInput = z.object({ token });

/** Answers are in the fields `answer.<id>` and `correction.<id>` of each id in `item`. */
export const answerInput = openForm({
  token,
  email: email(),
  role: z.enum(ConfirmerRole, "required"),
  club: line(120),
  proof: optional(z.enum(ConfirmationProof, "required")),
  item: many(id),
}).transform(({ token, email, role, club, proof, item, ...fields }, context) => {
  const addIssue = (path: string, message: string) =>
    context.issues.push({ code: "custom", message, path: [path], input: fields[path] });
  const answers = Object.keys(fields).flatMap((field) => {
    const itemId = /^answer\.([0-9a-f-]{36})$/.exec(field)?.[1];
    const answer = z.enum(ClaimAnswer).safeParse(fields[field]);
    if (!itemId || !answer.success) return [];
    const parsed = optional(line(80)).safeParse(fields[`correction.${itemId}`]);
    if (!parsed.success) addIssue(`correction.${itemId}`, parsed.error.issues[0]?.message ?? "invalid");
    const correction = answer.data === "corrected" && parsed.success ? (parsed.data ?? null) : null;
    if (answer.data === "corrected" && parsed.success && !parsed.data) addIssue(`correction.${itemId}`, "required");
    return [{ itemId, answer: answer.data, correction }];
  });
  for (const itemId of item)
    if (!answers.some((answer) => answer.itemId === itemId)) addIssue(`answer.${itemId}`, "required");
  if (answers.some(({ answer }) => answer !== "not_mine") && !proof) addIssue("proof", "required");
  return { token, email, role, club, proof: proof ?? null, answers };
});

export const settleInput = z.object({ confirmationId: id, verdict: z.enum(["cleared", "voided"], "required") });

export const confirmationStates = ["waiting", "answered", "expired", "withdrawn", "revoked"] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

type ConfirmationDates = {
  expiresAt: Date;
  withdrawnAt: Date | null;
  answeredAt: Date | null;
  revokedAt: Date | null;
};

export function stateOf(
  { expiresAt, withdrawnAt, answeredAt, revokedAt }: ConfirmationDates,
  time: Date,
): ConfirmationState {
  if (revokedAt) return "revoked";
  if (answeredAt) return "answered";
  if (withdrawnAt) return "withdrawn";
  return expiresAt <= time ? "expired" : "waiting";
}
