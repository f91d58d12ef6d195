import { getEndpoint } from "@/lib/entry/endpoint";
import { readerLocale } from "@/lib/platform/http/request";
import { translator } from "@/lib/platform/i18n/translator";
import { completionStream } from "@/lib/platform/live/completion-stream";
import { answerTo } from "@/lib/support/queries/answer";
import { publicKey, questionsPerAddress, questionsPerPerson, talkInput } from "@/lib/support/schema/talk";

const limit = { act: "askSupport", person: questionsPerPerson, address: questionsPerAddress };

const answer = getEndpoint(limit, async (_actor, request) => {
  if (request.headers.get("authorization") !== `Bearer ${publicKey}`)
    return refusalResponse(401, "This key opens nothing.");
  const parsed = talkInput.safeParse(await request.json().catch(() => null));
  if (!parsed.success)
    return refusalResponse(400, "Send {messages: [{role, content}]}, roles user and assistant, a question last.");
  const reader = readerLocale(request);
  const leaving = new AbortController();
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  return completionStream({
    pieces: answerTo({ ...parsed.data, reader, signal }),
    leave: () => leaving.abort(),
    failed: translator(reader, "support")("failed"),
  });
});

const refusalResponse = (status: number, message: string) =>
  Response.json({ error: { message, type: "invalid_request_error" } }, { status });

/** Streams an answer to a conversation from the passages of the help. */
export const POST = (request: Request) => answer(request, {});
