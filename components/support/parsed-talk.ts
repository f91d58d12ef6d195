/** One turn of the conversation; `ended` says how an answer ended and is "going" while it is streamed. */
export type TalkEntry =
  | { id: number; role: "user"; content: string }
  | {
      id: number;
      role: "assistant";
      content: string;
      ended: "going" | "well" | "stopped" | "failed";
      failure?: string;
    };

export type Link = { words: string; href: string };

const link = /^\[([^\]\n]+)\]\(((?:\/(?:fr|es|ar))?\/(?:help\/[a-z0-9-]+|contact))\)$/;

/** Separates the text of an answer from the links in its last lines; no other text becomes a link. */
export function parted(content: string): { text: string; links: Link[]; handsOver: boolean } {
  const lines = content.split("\n");
  const links: Link[] = [];
  for (let match = link.exec(lines.at(-1) ?? ""); match; match = link.exec(lines.at(-1) ?? "")) {
    links.unshift({ words: match[1] ?? "", href: match[2] ?? "" });
    lines.pop();
  }
  const text = lines.join("\n").replace(/\n\[[^\n]*$/, "");
  return {
    text: text.trim(),
    links: links.filter(({ href }) => !href.endsWith("/contact")),
    handsOver: links.some(({ href }) => href.endsWith("/contact")),
  };
}

/** Complete sentences can be announced; the rest is still being streamed. */
export function sentences(text: string, isComplete: boolean) {
  const sentenceList: { at: number; words: string }[] = [];
  let offset = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?؟…]\s+/g)) {
    const end = index + mark.length;
    sentenceList.push({ at: offset, words: text.slice(offset, end) });
    offset = end;
  }
  const rest = text.slice(offset);
  if (!isComplete || rest === "") return { read: sentenceList, rest };
  return { read: [...sentenceList, { at: offset, words: rest }], rest: "" };
}
