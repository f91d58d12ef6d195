import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "@/lib/core/address";
import { sentenceOf } from "@/lib/core/i18n/refusal-words";
import { log } from "@/lib/core/log";
import { bucketOf, takeToken } from "@/lib/core/rate-limit";
import { Refusal } from "@/lib/core/refusal";
import { refusePlainly } from "./refuse-plainly";
import { DatabaseAway, unlessAway } from "./unless-away";

/** Pages made for one who bears no session; a school may stand behind one address. */
const questions = { burst: 1200, seconds: 60 };

/** Answers with 429 in words who has too many pages made; false when they may ask. Throws while the database is away: who would ask it for the page too need not wait twice. */
export async function refuseTooOften(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const address = addressOf(new Headers({ "x-forwarded-for": String(request.headers["x-forwarded-for"] ?? "") }));
  try {
    await unlessAway(takeToken(bucketOf("public questions", address), questions));
    return false;
  } catch (error) {
    if (error instanceof Refusal) {
      response.setHeader("retry-after", String(error.retryAfter));
      refusePlainly(request, response, 429, (locale) => sentenceOf(locale, error));
      return true;
    }
    if (error instanceof DatabaseAway) throw error;
    log.warn({ err: error }, "a question was not counted");
    return false;
  }
}
