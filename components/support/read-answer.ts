import { publicKey } from "@/lib/support/schema/talk";
import type { TalkEntry } from "./said";

/** Milliseconds without a word after which the support counts as unreachable. */
const patience = 10_000;

/** Turns of a talk that are sent along; the server reads no more of them. */
const mostSent = 13;

type AnswerRequest = { talk: TalkEntry[]; locale: string; signal: AbortSignal };

/** Why there is no answer, in words where the server found some. */
export class NoAnswer extends Error {}

/** Asks the support and gives the answer's pieces as they come. Lines that are no data, or that nobody can read, are skipped. */
export async function* readAnswer({ talk, locale, signal }: AnswerRequest): AsyncGenerator<string> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), patience);
  try {
    const answer = await fetch(`/functions/v1/ai-chatbot-support?locale=${locale}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${publicKey}` },
      body: JSON.stringify({ messages: talk.slice(-mostSent).map(({ role, content }) => ({ role, content })) }),
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!answer.ok || !answer.body) throw new NoAnswer(await errorMessage(answer));
    let whole = false;
    for await (const line of linesOf(answer.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), patience);
      whole ||= line === "data: [DONE]";
      const piece = pieceOf(line);
      if (piece) yield piece;
    }
    if (!whole) throw new NoAnswer();
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines;
    if (done) return;
  }
}

function pieceOf(line: string): string {
  if (!line.startsWith("data: ")) return "";
  const data = parsed(line.slice("data: ".length));
  if (data?.error) throw new NoAnswer(data.error.message ?? "");
  return data?.choices?.[0]?.delta?.content ?? "";
}

type Line = { choices?: { delta?: { content?: string } }[]; error?: { message?: string } };

function parsed(text: string): Line | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Who asked too often reads when to come back. */
const errorMessage = async (answer: Response): Promise<string> =>
  answer.status === 429
    ? answer.json().then(
        ({ message }) => message ?? "",
        () => "",
      )
    : "";
