import { z } from "zod";
import type { Message } from "./messages";

const passage = z.object({ number: z.int(), match: z.enum(["close", "far"]), text: z.string() });

/** Answers with the first of the passages its instructions call close, and names the close ones; "[0]" where there is none. Nothing that is said in the talk changes it. */
export function answerTo(messages: Message[]): string {
  const close = messages
    .filter(({ role }) => role === "system")
    .flatMap(({ text }) => text.split("\n").flatMap(passageIn))
    .filter(({ match }) => match === "close");
  const [best] = close;
  return best ? `[${close.map(({ number }) => number).join(", ")}] ${best.text}` : "[0]";
}

function passageIn(line: string) {
  if (!line.startsWith("{")) return [];
  try {
    const read = passage.safeParse(JSON.parse(line));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
