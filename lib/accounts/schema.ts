import { z } from "zod";
import { email, line } from "@/lib/core/input";
import type { ConsentKind } from "@/lib/core/prisma/enums";
import type { Rate } from "@/lib/core/rate-limit";

/** A password being chosen. */
export const newPassword = z
  .string("required")
  .min(1, { error: "required", abort: true })
  .min(6, "password_too_short")
  .max(200, "too_long");

export const accountRoles = ["player", "recruiter", "guardian"] as const;
export type AccountRole = (typeof accountRoles)[number];

export const signInInput = z.object({
  email: line(254),
  password: z.string("required").min(1, "required").max(200, "wrong_credentials"),
});

export const signUpInput = z.object({
  fullName: line(120),
  email: email(),
  password: newPassword,
  role: z.enum(accountRoles, "required"),
});

/** The wording a consent was given to; a new wording takes a new date here. */
export const consentVersions: Record<ConsentKind, string> = {
  terms: "2026-11-23",
  image_rights: "2026-11-01",
  logo_usage: "2026-11-01",
  agent_service: "2026-11-01",
  guardian: "2026-11-01",
  authority: "2026-11-23",
};

const MINUTE = 60;
const DAY = 86_400;

/** Wrong passwords count against the account; whoever gets in has their try back. */
export const signInPerAccount: Rate = { burst: 10, seconds: 15 * MINUTE };
export const signInPerAddress: Rate = { burst: 200, seconds: 10 * MINUTE };
export const signUpPerEmail: Rate = { burst: 10, seconds: 15 * MINUTE };
/** A class that signs up in one lesson gets through. */
export const signUpPerAddress: Rate = { burst: 60, seconds: 10 * MINUTE };

/** Seconds. A session ends when its refresh token was not used for so long. */
export const sessionLife = 30 * DAY;
export const accessLife = 10 * MINUTE;
/** A refresh token just replaced is still honoured for so long: parallel requests carry it. */
export const refreshGrace = 30;

export const keyLife = 30 * DAY;
/** A retired key stays published until nothing it signed is valid any more. */
export const keyAfterlife = DAY;
