import { direction } from "@/lib/platform/i18n/routing";
import { pageStyle } from "./style";
import type { PageTexts } from "./words";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Part = string | number | Html | Html[] | null | false;

/** Escapes every value that is not Html itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((all, text, index) => all + render(parts[index - 1] ?? "") + text));
}

function render(part: Part): string {
  if (part === null || part === false) return "";
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((each) => each.text).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A page without scripts; its forms may redirect to `returnsTo`. */
export function page({ locale, t }: PageTexts, title: string, body: Html, returnsTo: (string | null)[] = []): Response {
  const { css, hash } = pageStyle();
  const origins = returnsTo.filter((address) => address !== null).map((address) => new URL(address).origin);
  const policy = `default-src 'none'; style-src ${hash}; img-src data:; form-action 'self' ${origins.join(" ")}; base-uri 'none'; frame-ancestors 'none'`;
  const document = html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${new Html(css)}</style></head>
<body><main>
<p class="notice"><strong>${t("notice")}</strong> · ${t("noticeText")}</p>
<h1>${title}</h1>
${body}
</main></body>
</html>`;
  return new Response(document.text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    },
  });
}

export const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
