import { decodeHTML } from "entities";
import { decodeUtf32, utf32Order } from "@/lib/platform/text/utf-32";
import { withoutTags } from "@/lib/platform/text/without-tags";

const MAX_READ = 20_000;

export const plainText = (text: string | undefined): string =>
  decodeHTML(withoutTags(withoutScripts((text ?? "").slice(0, MAX_READ)), " "))
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim();

/** What is between the tags of scripts and styles is no text. */
function withoutScripts(text: string): string {
  const [opening, closing] = [/<(?:script|style)(?![\w-])/gi, /<\/(?:script|style)(?![\w-])/gi];
  let [result, copiedTo] = ["", 0];
  for (let start = opening.exec(text); start; start = opening.exec(text)) {
    result += text.slice(copiedTo, start.index);
    closing.lastIndex = start.index;
    copiedTo = closing.exec(text)?.index ?? text.length;
    opening.lastIndex = copiedTo;
  }
  return result + text.slice(copiedTo);
}

/** Truncates without splitting a surrogate pair. */
export const cut = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");

/** Decodes a feed by its byte order mark, `content-type` or XML declaration; null for unknown encodings. */
export function feedText(bytes: Uint8Array, type: string): string | null {
  const order = utf32Order(bytes);
  if (order) return decodeUtf32(bytes, order);
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /encoding=["']([\w-]+)/i.exec(head)?.[1];
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? declared ?? "utf-8";
  // UTF-16 and UTF-32 would be recognized by their bytes.
  const named = /^utf-?(16|32)/i.test(charset) ? "utf-8" : charset;
  try {
    return new TextDecoder(encodingByMark(bytes) ?? named).decode(bytes);
  } catch {
    return null;
  }
}

/** A byte order mark has priority; UTF-16 without one is recognized by a zero byte beside the first "<". */
function encodingByMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return null;
}
