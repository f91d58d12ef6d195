import "server-only";
import { createHash } from "node:crypto";
import OpenAI, { APIConnectionTimeoutError, APIUserAbortError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { fetchWithin } from "@/lib/platform/command/deadline";
import { modelConnection } from "@/lib/simulators/model/connection";
import type { Question } from "../schema/questions";
import { type Failure, type KeptReading, modelAnswerSchema, usableReading } from "../schema/reading";
import { instructions, statements } from "./instructions";

export type DocumentToRead = {
  bytes: Uint8Array<ArrayBuffer>;
  mime: string;
  documentType: string;
  questions: Question[];
  comparedValues: Record<string, string>;
  today: string;
};
export type Reading = { answer: KeptReading | null; failure: Failure | null; tokens: Tokens | null };
type Tokens = { prompt: number; completion: number };

const timeoutMs = 90_000;

/** Asks the model about a document; returns failures in `failure` and never throws. Do not call it inside a transaction. */
export async function readDocument(model: string, document: DocumentToRead, deadlineMs = timeoutMs): Promise<Reading> {
  const { baseURL, apiKey } = modelConnection();
  const client = new OpenAI({
    baseURL,
    apiKey,
    maxRetries: 0,
    timeout: deadlineMs,
    logLevel: "off",
    fetch: fetchWithin(deadlineMs),
  });
  try {
    const { choices, usage } = await client.chat.completions.create({
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: [{ type: "text", text: questionsFor(document) }, filePart(document)] },
      ],
      response_format: zodResponseFormat(modelAnswerSchema, "document"),
      store: false,
      ...lengthLimits(model),
    });
    const tokens = usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : null;
    const message = choices[0]?.finish_reason === "stop" ? choices[0].message : null;
    if (message?.refusal) return { answer: null, failure: "refused", tokens };
    return { ...parseAnswer(message?.content ?? "", document.questions), tokens };
  } catch (error) {
    return { answer: null, failure: toFailure(error), tokens: null };
  }
}

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const questionsFor = ({ documentType, questions, comparedValues, today }: DocumentToRead) =>
  JSON.stringify({
    sent_as: documentType,
    today,
    stated: comparedValues,
    questions: questions.map((question) => ({ question, statement: statements[question] })),
  });

/** The original file name is not sent, because it may contain a person's name. */
function filePart({ bytes, mime }: DocumentToRead) {
  const data = `data:${mime};base64,${Buffer.from(bytes).toString("base64")}`;
  if (mime === "application/pdf") return { type: "file" as const, file: { filename: "document.pdf", file_data: data } };
  return { type: "image_url" as const, image_url: { url: data, detail: "high" as const } };
}

function parseAnswer(content: string, questions: Question[]): Pick<Reading, "answer" | "failure"> {
  try {
    return { answer: usableReading(modelAnswerSchema.parse(JSON.parse(content)), questions), failure: null };
  } catch {
    return { answer: null, failure: "unusable" };
  }
}

function toFailure(error: unknown): Failure {
  const isLate =
    error instanceof APIConnectionTimeoutError ||
    error instanceof APIUserAbortError ||
    (error instanceof Error && /abort|timeout|timed out/i.test(`${error.name} ${error.message} ${error.cause}`));
  return isLate ? "late" : "failed";
}

/** Reasoning models need more tokens and do not accept `max_tokens`. */
const lengthLimits = (model: string) =>
  /^(gpt-5|o\d)/.test(model)
    ? { max_completion_tokens: 6000, reasoning_effort: "low" as const }
    : { max_tokens: 1500, temperature: 0 };
