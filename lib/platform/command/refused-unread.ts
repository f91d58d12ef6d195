import type { RefusalCode } from "./refusal";

const prefix = "refused ";

/** The plain-text response to an action whose body was refused unread; Next passes it to the form as the error's message. */
export const unreadRefusal = (code: RefusalCode, sentence: string) => `${prefix}${code}\n${sentence}`;

export function refusedUnread(message: string): { code: RefusalCode; words: Record<string, string> } | null {
  const end = message.indexOf("\n");
  if (!message.startsWith(prefix) || end < 0) return null;
  const code = message.slice(prefix.length, end) as RefusalCode;
  return { code, words: { [code]: message.slice(end + 1) } };
}
