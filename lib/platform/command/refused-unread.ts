import type { RefusalCode } from "./refusal";

const mark = "refused ";

/** What answers an act whose body was refused before anybody read it, as plain text: Next hands it to the form as the message of an error. */
export const unreadRefusal = (code: RefusalCode, sentence: string) => `${mark}${code}\n${sentence}`;

/** Reads such an answer; null for any other. */
export function refusedUnread(message: string): { code: RefusalCode; words: Record<string, string> } | null {
  const end = message.indexOf("\n");
  if (!message.startsWith(mark) || end < 0) return null;
  const code = message.slice(mark.length, end) as RefusalCode;
  return { code, words: { [code]: message.slice(end + 1) } };
}
