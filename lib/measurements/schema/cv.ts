import { z } from "zod";
import { boundedText, id, linkToken, many } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { locales } from "@/lib/platform/i18n/routing";
import { CvNaming } from "@/lib/platform/prisma/enums";
import { comesOfAge } from "@/lib/players/schema/ages";
import type { Grade } from "./grade";

export { CvNaming };
export const namings = Object.values(CvNaming);

export const cvParts = ["portrait", "measures", "season", "career", "availability", "languages", "videos"] as const;
export type CvPart = (typeof cvParts)[number];

/** A CV of a player never says what they look for, a CV of an e-sport player has no measurements. */
export const isPartOf = (part: CvPart, { esport }: { esport: boolean }) =>
  part !== (esport ? "measures" : "availability");

/** Days a link is valid. */
export const cvDays = ["30", "90", "180"] as const;
export const usualDays = "90";

export const mostOpenCvs = 5;
export const cvsPerPlayer: Rate = { burst: 20, seconds: 86_400 };
export const readsPerAddress: Rate = { burst: 240, seconds: 600 };
/** A code has 60 bits, so this rate makes guessing infeasible. */
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

/** I, L, O and U are left out, because they are misread. */
export const codeSigns = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const codeLength = 12;

/** Parses a typed code, ignoring separators and correcting look-alikes; null if invalid. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== "string") return null;
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
    .replace(/[^0-9A-Z]/g, "");
  return code.length === codeLength && [...code].every((character) => codeSigns.includes(character)) ? code : null;
}

export const codeInGroups = (code: string) => code.match(/.{1,4}/g)?.join("-") ?? code;

type CvTerm = { endsAt: Date; ofMinor: boolean };

/** A CV made for a minor ends on the 18th birthday, because an adult's profile shows more; the date of birth of an e-sport player, an adult, is null. */
export function lastsUntil({ endsAt, ofMinor }: CvTerm, birthDate: Date | null): Date {
  const adult = birthDate && comesOfAge(birthDate);
  return ofMinor && adult && adult < endsAt ? adult : endsAt;
}

type CvDates = { endsAt: Date; closedAt: Date | null };
export type CvState = "open" | "ended" | "closed";

export function cvState({ endsAt, closedAt }: CvDates, time: Date): CvState {
  if (closedAt) return "closed";
  return endsAt > time ? "open" : "ended";
}

type GradedRows = { groups: readonly { rows: readonly { grade: Grade }[] }[] };

/** How many values of a CV somebody other than the player confirmed. */
export const confirmedRows = ({ groups }: GradedRows) =>
  groups.flatMap(({ rows }) => rows).filter(({ grade }) => grade !== "self").length;
