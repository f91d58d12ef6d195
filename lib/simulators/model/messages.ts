import { z } from "zod";

export type Message = { role: "system" | "user" | "assistant" | "tool"; text: string };

const content = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string().optional() }))
    .transform((parts) => parts.map(({ text }) => text ?? "").join(" ")),
  z.null().transform(() => ""),
]);

const message = z
  .object({ role: z.enum(["system", "developer", "user", "assistant", "tool"]), content: content.optional() })
  .transform(({ role, content }): Message => ({ role: role === "developer" ? "system" : role, text: content ?? "" }));

/** The part of the chat completions API that the simulator reads. */
export const chatRequest = z.object({
  model: z.string().default(""),
  messages: z.array(message).min(1).max(200),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
});

export type ChatRequest = z.output<typeof chatRequest>;

export const embeddingRequest = z.object({
  model: z.string().default(""),
  input: z.union([z.string(), z.array(z.string()).min(1).max(2048)]),
  dimensions: z.number().int().min(8).max(3072).optional(),
  encoding_format: z.enum(["float", "base64"]).optional(),
});
