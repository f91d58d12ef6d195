import type { IncomingMessage, ServerResponse } from "node:http";
import { direction, localePath, splitLocale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";

/** What a form of ours may carry, in bytes: three documents of 5 MB and what was typed. Next's own limit is a little higher. */
const mostOfAForm = 16 * 1024 * 1024;

/** A form larger than any of ours. The doors of machines have limits of their own. */
export function isTooLarge({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "POST" || /^\/(api|functions|factors)\//.test(url)) return false;
  return Number(headers["content-length"]) > mostOfAForm;
}

/** Says so in the page's language, once the browser is done sending: one that is cut off shows its own error instead. */
export function refuseTooLarge(request: IncomingMessage, response: ServerResponse) {
  const { locale, path } = splitLocale((request.url ?? "/").split("?", 1)[0] ?? "/");
  const sentence = translator(locale, "errors")("form_too_large");
  const back = translator(locale, "ui")("back");
  const href = localePath(path, locale)
    .replace(/^\/+/, "/")
    .replace(/["'<>&]/g, encodeURIComponent);
  const html = `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>413 · Recruit</title><body style="max-inline-size:36rem;margin:20vh auto 0;padding-inline:1.5rem;font:1.125rem/1.5 system-ui"><p>${sentence}<p><a href="${href}">${back}</a>`;
  request.resume();
  request.once("end", () => {
    response.writeHead(413, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
  });
}
