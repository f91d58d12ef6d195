import type { IncomingMessage, ServerResponse } from "node:http";
import { translator } from "@/lib/platform/i18n/translator";
import { isForMachines } from "./addresses";
import { sendPlainRefusal } from "./plain-refusal";

/** A form from another site. Next refuses it too, but with status 500. */
export function isFromElsewhere(request: IncomingMessage): boolean {
  const { origin, host, "x-forwarded-host": forwarded } = request.headers;
  if (request.method !== "POST" || origin === undefined || isForMachines(request)) return false;
  const requestedHost = String(forwarded ?? host ?? "")
    .split(",", 1)[0]
    ?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== requestedHost;
}

export const refuseForeign = (request: IncomingMessage, response: ServerResponse) =>
  sendPlainRefusal(request, response, 403, (locale) => translator(locale, "errors")("foreign_form"));
