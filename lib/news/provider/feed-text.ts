import { decodeHTML } from "entities";
import { withoutTags } from "@/lib/platform/text/without-tags";

/** What is looked at of a text: more than what is shown of it. */
const LONGEST_READ = 20_000;

/** Words alone of what may be plain text or HTML. */
export const plainText = (text: string | undefined): string =>
  decodeHTML(withoutTags((text ?? "").slice(0, LONGEST_READ), " "))
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim();

/** At most so many characters, none of them cut in two. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, "");

/** The bytes of a feed in the letters of its mark of order, of the answer's `content-type` or of its own declaration; null for letters nobody knows. */
export function feedText(bytes: Uint8Array, type: string): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /encoding=["']([\w-]+)/i.exec(head)?.[1];
  const named = /charset="?([\w-]+)/i.exec(type)?.[1] ?? declared ?? "utf-8";
  try {
    return new TextDecoder(byMark(bytes) ?? named).decode(bytes);
  } catch {
    return null;
  }
}

/** A mark of order outranks what is said elsewhere; in UTF-16 every other byte of the first sign is zero, marked or not. */
function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return null;
}
