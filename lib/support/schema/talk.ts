import { z } from "zod";
import { boundedText, preparedText } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";

export const longestQuestion = 1000;
const maxMessages = 60;
const longestAnswer = 8000;

/** Identifies our own pages to the chat endpoint; it is public and grants nothing. */
export const publicKey = "recruit-public";

const message = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("user"),
    content: preparedText(4 * longestQuestion, (text) => text.trim(), boundedText(longestQuestion).min(1)),
  }),
  z.object({ role: z.literal("assistant"), content: boundedText(longestAnswer) }),
]);

export const talkInput = z
  .object({ messages: z.array(message).min(1).max(maxMessages) })
  .refine(({ messages }) => messages.at(-1)?.role === "user");

export type Message = z.output<typeof message>;

/** Answers cost money, so a person may ask twelve questions at once and then one every half minute. */
export const questionsPerPerson: Rate = { burst: 12, seconds: 360 };
export const questionsPerAddress: Rate = { burst: 90, seconds: 600 };
