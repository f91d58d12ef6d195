import { publicKey } from "@/lib/support/schema/talk";
import type { TalkEntry } from "./parsed-talk";

/** Milliseconds without data after which the support counts as unreachable. */
const timeoutMs = 10_000;

/** Number of turns sent with a question; the server reads no more. */
const mostSent = 13;

type AnswerRequest = { talk: TalkEntry[]; locale: string; signal: AbortSignal };

/** No answer arrived; the message is the server's text for the user, if it sent one. */
export class NoAnswer extends Error {}

/** Sends the conversation and yields the pieces of the answer; lines that are not valid data are skipped. */
export async function* readAnswer({ talk, locale, signal }: AnswerRequest): AsyncGenerator<string> {
  const silenceController = new AbortController();
  let timer = setTimeout(() => silenceController.abort(), timeoutMs);
  try {
    const answer = await fetch(`/functions/v1/ai-chatbot-support?locale=${locale}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${publicKey}` },
      body: JSON.stringify({ messages: talk.slice(-mostSent).map(({ role, content }) => ({ role, content })) }),
      signal: AbortSignal.any([signal, silenceController.signal]),
    });
    if (!answer.ok || !answer.body) throw new NoAnswer(await errorMessage(answer));
    let isComplete = false;
    for await (const line of linesOf(answer.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silenceController.abort(), timeoutMs);
      isComplete ||= line === "data: [DONE]";
      const piece = pieceOf(line);
      if (piece) yield piece;
    }
    if (!isComplete) throw new NoAnswer();
  } finally {
    clearTimeout(timer);
    silenceController.abort();
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

/** For a rate limit the server's text says when to try again. */
const errorMessage = async (answer: Response): Promise<string> =>
  answer.status === 429
    ? answer.json().then(
        ({ message }) => message ?? "",
        () => "",
      )
    : "";
