import { z } from "zod";
import type { Message } from "./messages";

const passage = z.object({ number: z.int(), match: z.enum(["close", "far"]), text: z.string() });

/** Answers with the first passage marked "close" in the system messages, "[0]" if there is none; user messages do not matter. */
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
    const parsed = passage.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}
