import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import { visibleText } from "./visible-text";

const leastLetters = 4;
const lettersAlone = /^[\p{L}\p{N}]+$/u;
const separator = "[\\s'’`´-]";

/** Matches a normalized word whatever separates its parts on the card, if anything: "jeanpierre" and "jean-pierre" are one. It begins where a word of the card begins. */
export function joinedMatch(word: string): Prisma.Sql[] {
  const letters = word.replace(/['’`´-]+/g, "");
  if (letters.length < leastLetters || !lettersAlone.test(letters)) return [];
  const pattern = `(^|${separator})${[...letters].join(`${separator}*`)}`;
  return [Prisma.sql`(joined(p.search) like ${`%${letters}%`} and ${visibleText()} ~ ${pattern})`];
}
