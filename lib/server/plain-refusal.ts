import type { IncomingMessage, ServerResponse } from "node:http";
import { direction, type Locale, localePath, splitLocale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";

type MessageFor = (locale: Locale) => string;

export function sendPlainRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  messageFor: MessageFor,
) {
  const html = plainPage(request, status, messageFor);
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
}

export function plainPage({ url = "/" }: Pick<IncomingMessage, "url">, status: number, messageFor: MessageFor): string {
  const { locale, path } = splitLocale(url.split("?", 1)[0] ?? "/");
  const backLabel = translator(locale, "ui")("back");
  const href = localePath(path, locale)
    .replace(/^\/+/, "/")
    .replace(/["'<>&]/g, encodeURIComponent);
  return `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${status} · Recruit</title><body style="max-inline-size:36rem;margin:20vh auto 0;padding-inline:1.5rem;font:1.125rem/1.5 system-ui"><p>${messageFor(locale)}<p><a href="${href}">${backLabel}</a>`;
}
