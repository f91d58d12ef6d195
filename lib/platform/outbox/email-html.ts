import "server-only";
import { env } from "../env";
import { isArabic } from "../i18n/reading-direction";
import { defaultLocale, direction, type Locale, locales } from "../i18n/routing";
import { translator } from "../i18n/translator";
import { type EmailLink, linkOn } from "./email-link";
import { colors, facesOf, fixed, sheet } from "./email-look";
import { type EmailLine, type EmailPart, parseEmailParts } from "./email-parts";

export type EmailText = {
  subject: string;
  body: string;
  unsubscribe: string | null;
  userId: string | null;
  guardianOf: string | null;
};

const FOOTER_SEPARATOR = "\n\n--\n";

/** The HTML of an e-mail, generated from its text when it is sent and never stored. It loads nothing from elsewhere, and only links to our own pages become clickable. */
export function emailHtml({ subject, body, unsubscribe, userId, guardianOf }: EmailText): string {
  const footerStart = unsubscribe === null ? -1 : body.lastIndexOf(FOOTER_SEPARATOR);
  const [text, foot] =
    footerStart < 0 ? [body, ""] : [body.slice(0, footerStart), body.slice(footerStart + FOOTER_SEPARATOR.length)];
  const parts = parseEmailParts(text);
  const locale = localeOf(body);
  const look = lookOf(locale);
  const why = translator(locale, "emails")(`why.${userId ? "account" : guardianOf ? "guardian" : "address"}`);
  const content = parts.map((part) => look.part(part)).join("");
  return page(locale, {
    subject,
    preview: previewOf(parts),
    content: look.title(subject) + content,
    footer: look.footer(why, foot.split("\n")),
  });
}

function localeOf(body: string): Locale {
  const greetingLocale = locales.find((locale) => body.startsWith(translator(locale, "emails")("greeting")));
  return (
    greetingLocale ?? body.split("\n").map(linkOn).findLast(Boolean)?.locale ?? (isArabic(body) ? "ar" : defaultLocale)
  );
}

function previewOf(parts: EmailPart[]): string {
  const texts = parts.flatMap((part) => (part.kind === "text" ? part.lines.join(" ") : []));
  return (texts[1] ?? texts[0] ?? "").slice(0, 140);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function lookOf(locale: Locale) {
  const { text, display, leading, tight, track } = facesOf(locale);
  const t = translator(locale, "emails");
  const start = direction(locale) === "rtl" ? "right" : "left";
  const body = `font-family:${text};font-size:17px;line-height:${leading};color:${colors.ink}`;
  const small = `font-family:${text};font-size:14px;line-height:${leading};color:${colors.soft}`;
  const rule = `1px solid ${colors.line}`;
  const htmlLines = (textLines: string[]) => textLines.map(escapeHtml).join("<br>");
  const anchor = ({ href, action }: EmailLink, words: string | null) =>
    `<a class="ink" href="${escapeHtml(href)}" style="color:${colors.ink};font-weight:600;text-decoration:underline;text-underline-offset:3px">${escapeHtml(words ?? t(`action.${action}`))}</a>`;

  const paragraph = (texts: string[]) => `<p class="ink" style="margin:0 0 18px;${body}">${htmlLines(texts)}</p>`;

  const itemLine = (line: EmailLine, index: number) =>
    "link" in line
      ? anchor(line.link, null)
      : index === 0
        ? `<strong style="font-weight:600">${escapeHtml(line.text)}</strong>`
        : escapeHtml(line.text);

  const itemRow = (item: EmailLine[]) =>
    `<tr><td class="ink rule" style="padding:12px 0;border-top:${rule};${body}">${item.map(itemLine).join("<br>")}</td></tr>`;

  const detailRow = ({ label, value }: { label: string; value: string }) =>
    `<tr><td class="soft rule" width="30%" valign="top" style="padding:10px 0;border-top:${rule};${small};line-height:26px">${escapeHtml(label.trim())}</td>` +
    `<td class="ink rule" valign="top" style="padding:10px 0;padding-${start}:16px;border-top:${rule};${body};line-height:26px;font-weight:600">${escapeHtml(value)}</td></tr>`;

  const quote = (label: string, texts: string[]) =>
    (label ? `<p class="soft" style="margin:0 0 6px;${small}">${escapeHtml(label)}</p>` : "") +
    `<div class="ink" dir="auto" style="margin:0 0 22px;padding:2px 16px;border-${start}:3px solid ${fixed.flag};text-align:${start};${body}">${htmlLines(texts)}</div>`;

  const button = ({ href, action }: EmailLink) =>
    `<table ${table} class="act" style="margin:8px 0 28px"><tr><td bgcolor="${fixed.flag}" style="background:${fixed.flag};border-radius:2px">` +
    `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;font-family:${text};font-size:17px;line-height:22px;font-weight:600;color:${fixed.night};text-decoration:none;border-radius:2px">${escapeHtml(t(`action.${action}`))}</a></td></tr></table>`;

  const rows = (rowsHtml: string) => `<table ${table} width="100%" style="margin:4px 0 22px">${rowsHtml}</table>`;

  function part(emailPart: EmailPart): string {
    switch (emailPart.kind) {
      case "text":
        return paragraph(emailPart.lines);
      case "items":
        return rows(emailPart.items.map(itemRow).join(""));
      case "details":
        return rows(emailPart.rows.map(detailRow).join(""));
      case "quote":
        return quote(emailPart.label, emailPart.lines);
      case "button":
        return button(emailPart.link);
      case "link":
        return `<p class="ink" style="margin:0 0 18px;${body}">${anchor(emailPart.link, emailPart.words)}</p>`;
    }
  }

  return {
    part,
    title: (subject: string) =>
      `<h1 class="ink title" style="margin:0 0 22px;font-family:${display};font-size:30px;line-height:${tight};font-weight:700;letter-spacing:${track};color:${colors.ink}">${escapeHtml(subject)}</h1>`,
    footer(why: string, [label = "", address = ""]: string[]) {
      const link = linkOn(address);
      const unsubscribeLink = link ? `<br>${anchor(link, withoutColon(label))}` : "";
      return `<p class="soft" style="margin:0;${small}">${escapeHtml(why)}${unsubscribeLink.replace("font-weight:600;", "")}<br>Recruit · <span dir="ltr">${escapeHtml(new URL(env.APP_URL).host)}</span></p>`;
    },
  };
}

const withoutColon = (label: string) => (label.endsWith(":") ? label.slice(0, -1).trimEnd() : label);

type Page = { subject: string; preview: string; content: string; footer: string };

function page(locale: Locale, { subject, preview, content, footer }: Page): string {
  const [dir, start] = direction(locale) === "rtl" ? ["rtl", "right"] : ["ltr", "left"];
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colors.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<div lang="${locale}" dir="${dir}">
<table ${table} width="100%" class="ground" style="background:${colors.ground}"><tr><td align="center" class="gap" style="padding:24px 0 0">
<table ${table} dir="${dir}" width="600" style="width:100%;max-width:600px;text-align:${start}">
<tr><td class="field" bgcolor="${colors.field}" style="background:${colors.field}">${banner(locale)}</td></tr>
<tr><td class="paper pad" bgcolor="${colors.paper}" style="background:${colors.paper};padding:36px 40px 14px;text-align:${start}">${content}</td></tr>
<tr><td class="pad" style="padding:20px 40px 40px;text-align:${start}">${footer}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function banner(locale: Locale): string {
  const [start, end] = direction(locale) === "rtl" ? ["right", "left"] : ["left", "right"];
  const line = `2px solid ${fixed.chalk}`;
  const area = (height: number) =>
    `height:${height}px;border-top:${line};border-bottom:${line};border-${start}:${line}`;
  return (
    `<table ${table} width="100%"><tr>` +
    `<td class="pad" height="96" valign="middle" style="padding:0 40px;text-align:${start}"><span dir="ltr" style="font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif;font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.03em;color:${fixed.chalk}">Recruit</span></td>` +
    `<td width="116" align="${end}" valign="middle" aria-hidden="true"><table ${table} width="108"><tr>` +
    `<td valign="middle" align="center" style="${area(68)}"><div style="width:9px;height:9px;border-radius:9px;background:${fixed.flag};font-size:0;line-height:0">&nbsp;</div></td>` +
    `<td width="36" valign="middle" style="border-top:${line};border-bottom:${line}"><div style="${area(30)};font-size:0;line-height:0">&nbsp;</div></td>` +
    `</tr></table></td></tr></table>`
  );
}
