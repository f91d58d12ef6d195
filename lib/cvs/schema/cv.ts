import { z } from "zod";
import { boundedText, id, linkToken, many } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { locales } from "@/lib/platform/i18n/routing";
import { CvNaming } from "@/lib/platform/prisma/enums";
import { comesOfAge } from "@/lib/players/schema/ages";

export { CvNaming };
export const namings = Object.values(CvNaming);

/** What may stand in a CV beside sport, position and what is said of the play. */
export const cvParts = ["measures", "season", "career", "languages", "videos"] as const;
export type CvPart = (typeof cvParts)[number];

/** For how many days a link may open. */
export const cvDays = ["30", "90", "180"] as const;
export const usualDays = "90";

/** Links of one player that may be open at a time. */
export const mostOpenCvs = 5;
export const cvsPerPlayer: Rate = { burst: 20, seconds: 86_400 };
/** Reading is dear; a link cannot be guessed. */
export const readsPerAddress: Rate = { burst: 240, seconds: 600 };
/** A code is sixty bits long: who tries goes nowhere, and slowly. */
export const checksPerAddress: Rate = { burst: 30, seconds: 3600 };

export const makeInput = z.object({
  naming: z.enum(CvNaming, "required"),
  language: z.enum(locales, "required"),
  days: z.enum(cvDays, "required").transform(Number),
  parts: many(z.enum(cvParts, "required")),
});

export const closeInput = z.object({ cvId: id });

export const cvToken = linkToken("not_found");
export const openInput = z.object({ token: cvToken, agent: boundedText(1000).catch("") });

/** Neither I, L, O nor U: nobody reads them wrong. */
export const codeSigns = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const codeLength = 12;

/** A code as it was printed, whatever was typed between its signs and in place of what looks alike; null for what is none. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== "string") return null;
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
    .replace(/[^0-9A-Z]/g, "");
  return code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign)) ? code : null;
}

/** In groups of four, as it is printed. */
export const codeInGroups = (code: string) => code.match(/.{1,4}/g)?.join("-") ?? code;

type Made = { endsAt: Date; ofMinor: boolean };

/** When it ends: what a guardian made of a child on the 18th birthday at the latest, for it would show what opens with an adult. */
export function lastsUntil({ endsAt, ofMinor }: Made, birthDate: Date): Date {
  const adult = comesOfAge(birthDate);
  return ofMinor && adult < endsAt ? adult : endsAt;
}

type Dated = { endsAt: Date; closedAt: Date | null };
export type CvState = "open" | "ended" | "closed";

export function cvState({ endsAt, closedAt }: Dated, at: Date): CvState {
  if (closedAt) return "closed";
  return endsAt > at ? "open" : "ended";
}
