import type { IncomingMessage, ServerResponse } from "node:http";
import { translator } from "@/lib/core/i18n/translator";
import { refusePlainly } from "./refuse-plainly";

/** What a form of ours may carry, in bytes: three documents of 5 MB and what was typed. Next's own limit is a little higher. */
const mostOfAForm = 16 * 1024 * 1024;

/** A form larger than any of ours. The doors of machines have limits of their own. */
export function isTooLarge({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "POST" || /^\/(api|functions|factors)\//.test(url)) return false;
  return Number(headers["content-length"]) > mostOfAForm;
}

/** Says so in the page's language, once the browser is done sending: one that is cut off shows its own error instead. */
export function refuseTooLarge(request: IncomingMessage, response: ServerResponse) {
  request.resume();
  request.once("end", () =>
    refusePlainly(request, response, 413, (locale) => translator(locale, "errors")("form_too_large")),
  );
}
