import type { IncomingMessage, ServerResponse } from "node:http";
import { translator } from "@/lib/platform/i18n/translator";
import { isEndpoint } from "./addresses";
import { sendPlainRefusal } from "./plain-refusal";

/** A form from another site. Next refuses it too, but with status 500. */
export function isCrossOriginForm(request: IncomingMessage): boolean {
  const { origin, host, "x-forwarded-host": forwarded } = request.headers;
  if (request.method !== "POST" || origin === undefined || isEndpoint(request)) return false;
  const requestedHost = String(forwarded ?? host ?? "")
    .split(",", 1)[0]
    ?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== requestedHost;
}

export const refuseCrossOrigin = (request: IncomingMessage, response: ServerResponse) =>
  sendPlainRefusal(request, response, 403, (locale) => translator(locale, "errors")("foreign_form"));
