import type { IncomingMessage, ServerResponse } from "node:http";
import { bucketOf, takeToken } from "@/lib/platform/command/rate-limit";
import { Refusal } from "@/lib/platform/command/refusal";
import { DatabaseUnavailable, withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { addressOf } from "@/lib/platform/http/address";
import { log } from "@/lib/platform/http/log";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { sendPlainRefusal } from "./plain-refusal";

const renderRate = { burst: 1200, seconds: 60 };

/** Answers 429 when too many pages are requested; false otherwise. Throws while the database is unavailable. */
export async function rateLimitPages(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const address = addressOf(new Headers({ "x-forwarded-for": String(request.headers["x-forwarded-for"] ?? "") }));
  try {
    await withDbTimeout(takeToken(bucketOf("public questions", address), renderRate));
    return false;
  } catch (error) {
    if (error instanceof Refusal) {
      response.setHeader("retry-after", String(error.retryAfter));
      sendPlainRefusal(request, response, 429, (locale) => refusalMessage(locale, error));
      return true;
    }
    if (error instanceof DatabaseUnavailable) throw error;
    log.warn({ err: error }, "a question was not counted");
    return false;
  }
}
