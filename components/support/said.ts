/** One turn of a talk. An answer that ended badly says how; `going` while it comes. */
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

/** An answer's text, and the links that its last lines are. Nothing else of it becomes a link. */
export function parted(content: string): { text: string; links: Link[]; handsOver: boolean } {
  const lines = content.split("\n");
  const links: Link[] = [];
  for (let found = link.exec(lines.at(-1) ?? ""); found; found = link.exec(lines.at(-1) ?? "")) {
    links.unshift({ words: found[1] ?? "", href: found[2] ?? "" });
    lines.pop();
  }
  const text = lines.join("\n").replace(/\n\[[^\n]*$/, "");
  return {
    text: text.trim(),
    links: links.filter(({ href }) => !href.endsWith("/contact")),
    handsOver: links.some(({ href }) => href.endsWith("/contact")),
  };
}

/** What is whole can be read out; the rest is still growing. */
export function sentences(text: string, whole: boolean) {
  const read: { at: number; words: string }[] = [];
  let at = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?؟…]\s+/g)) {
    const end = index + mark.length;
    read.push({ at, words: text.slice(at, end) });
    at = end;
  }
  const rest = text.slice(at);
  if (!whole || rest === "") return { read, rest };
  return { read: [...read, { at, words: rest }], rest: "" };
}
