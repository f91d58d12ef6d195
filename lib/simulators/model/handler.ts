import "server-only";
import { timingSafeEqual } from "node:crypto";
import { complete, completionResponse } from "./completion";
import { embed } from "./embeddings";
import { chatRequest, embeddingRequest } from "./messages";
import { CHAT_MODEL, EMBEDDING_MODEL, modelIsLocal, modelKey } from "./settings";
import { streamResponse } from "./stream";

/** The model API: `path` follows `/v1/`. */
export async function handleModel(request: Request, path: string[]): Promise<Response> {
  if (!modelIsLocal()) return new Response(null, { status: 404 });
  if (!isAuthorized(request)) return failure(401, "Incorrect API key provided.", "invalid_api_key");
  const call = `${request.method} ${path.join("/")}`;
  if (call === "GET models") return models();
  if (call === "POST embeddings") return embeddings(await bodyOf(request));
  if (call === "POST chat/completions") return chat(await bodyOf(request));
  return failure(404, `Unknown request URL: ${request.method} /v1/${path.join("/")}.`);
}

function chat(body: unknown): Response {
  const parsed = chatRequest.safeParse(body);
  if (!parsed.success) return failure(400, "The request is not a chat completion request.");
  const completion = complete(parsed.data);
  if (!parsed.data.stream) return completionResponse(completion);
  return streamResponse(completion, parsed.data.stream_options?.include_usage ?? false);
}

function embeddings(body: unknown): Response {
  const parsed = embeddingRequest.safeParse(body);
  return parsed.success ? Response.json(embed(parsed.data)) : failure(400, "The request is not an embedding request.");
}

function models(): Response {
  const data = [CHAT_MODEL, EMBEDDING_MODEL].map((id) => ({ id, object: "model", created: 0, owned_by: "local" }));
  return Response.json({ object: "list", data });
}

function isAuthorized(request: Request): boolean {
  const actual = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${modelKey()}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => null);

const failure = (status: number, message: string, code: string | null = null) =>
  Response.json({ error: { message, type: "invalid_request_error", param: null, code } }, { status });
