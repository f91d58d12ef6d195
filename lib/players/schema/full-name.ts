import type { z } from "zod";
import { line, optional, tickable } from "@/lib/platform/command/input";

const maxLength = 100;
export const longestFullName = 2 * maxLength + 1;

export const nameParts = { firstName: line(maxLength), lastName: optional(line(maxLength)), oneName: tickable };

type Parts = { firstName: string; lastName?: string | undefined };

export const fullNameOf = ({ firstName, lastName }: Parts) => (lastName ? `${firstName} ${lastName}` : firstName);

const countWords = (name: string) => name.split(" ").length;

/** `givenWords` is the number of words of the full name that are given names. */
export const nameColumns = (parts: Parts) => ({ fullName: fullNameOf(parts), givenWords: countWords(parts.firstName) });

type NameColumns = { fullName: string; givenWords: number | null };

export const givenName = ({ fullName, givenWords }: NameColumns) =>
  givenWords === null ? fullName : fullName.split(" ").slice(0, givenWords).join(" ");

export function splitFullName({ fullName, givenWords }: NameColumns) {
  const words = fullName.split(" ");
  const givenCount = givenWords ?? 1;
  return {
    firstName: words.slice(0, givenCount).join(" "),
    lastName: words.slice(givenCount).join(" "),
    oneName: words.length <= givenCount,
  };
}

export function hasLastName({ lastName, oneName }: { lastName?: unknown; oneName?: unknown }, ctx: z.RefinementCtx) {
  if (!lastName && !oneName) ctx.addIssue({ code: "custom", path: ["lastName"], message: "required" });
}
