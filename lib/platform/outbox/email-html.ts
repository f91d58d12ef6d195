import "server-only";
import { env } from "../env";
import { isArabic } from "../i18n/reading-direction";
import { defaultLocale, direction, type Locale, locales } from "../i18n/routing";
import { translator } from "../i18n/translator";
import { type EmailLink, linkOn } from "./email-link";
import { colors, facesOf, fixed, sheet } from "./email-look";
import { type EmailLine, type EmailPart, partsOf } from "./email-parts";

export type EmailText = {
  subject: string;
  body: string;
  /** The foot with the way to unsubscribe stands at the end of the body. */
  unsubscribe: string | null;
  userId: string | null;
  guardianOf: string | null;
};

const FOOT = "\n\n--\n";

/**
 * The designed part of an e-mail, made from its text when it is sent and kept nowhere. Nothing is loaded from elsewhere, and of
 * all addresses in the text only ours become links.
 */
export function emailHtml({ subject, body, unsubscribe, userId, guardianOf }: EmailText): string {
  const cut = unsubscribe === null ? -1 : body.lastIndexOf(FOOT);
  const [text, foot] = cut < 0 ? [body, ""] : [body.slice(0, cut), body.slice(cut + FOOT.length)];
  const parts = partsOf(text);
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

/** The language an e-mail is written in: that of its greeting, or of the page it leads to. */
function localeOf(body: string): Locale {
  const greeted = locales.find((locale) => body.startsWith(translator(locale, "emails")("greeting")));
  return greeted ?? body.split("\n").map(linkOn).findLast(Boolean)?.locale ?? (isArabic(body) ? "ar" : defaultLocale);
}

/** What a list of e-mails shows after the subject: the first words after the greeting. */
function previewOf(parts: EmailPart[]): string {
  const texts = parts.flatMap((part) => (part.kind === "text" ? part.lines.join(" ") : []));
  return (texts[1] ?? texts[0] ?? "").slice(0, 140);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function lookOf(locale: Locale) {
  const { text, display, leading, tight, track } = facesOf(locale);
  const say = translator(locale, "emails");
  const start = direction(locale) === "rtl" ? "right" : "left";
  const body = `font-family:${text};font-size:17px;line-height:${leading};color:${colors.ink}`;
  const small = `font-family:${text};font-size:14px;line-height:${leading};color:${colors.soft}`;
  const rule = `1px solid ${colors.line}`;
  const lines = (all: string[]) => all.map(escaped).join("<br>");
  const anchor = ({ href, action }: EmailLink, words: string | null) =>
    `<a class="ink" href="${escaped(href)}" style="color:${colors.ink};font-weight:600;text-decoration:underline;text-underline-offset:3px">${escaped(words ?? say(`action.${action}`))}</a>`;

  const text_ = (all: string[]) => `<p class="ink" style="margin:0 0 18px;${body}">${lines(all)}</p>`;

  const itemLine = (line: EmailLine, nth: number) =>
    "link" in line
      ? anchor(line.link, null)
      : nth === 0
        ? `<strong style="font-weight:600">${escaped(line.text)}</strong>`
        : escaped(line.text);

  const item = (item: EmailLine[]) =>
    `<tr><td class="ink rule" style="padding:12px 0;border-top:${rule};${body}">${item.map(itemLine).join("<br>")}</td></tr>`;

  const detail = ({ label, value }: { label: string; value: string }) =>
    `<tr><td class="soft rule" width="30%" valign="top" style="padding:10px 0;border-top:${rule};${small};line-height:26px">${escaped(label.trim())}</td>` +
    `<td class="ink rule" valign="top" style="padding:10px 0;padding-${start}:16px;border-top:${rule};${body};line-height:26px;font-weight:600">${escaped(value)}</td></tr>`;

  const quote = (label: string, all: string[]) =>
    (label ? `<p class="soft" style="margin:0 0 6px;${small}">${escaped(label)}</p>` : "") +
    `<div class="ink" dir="auto" style="margin:0 0 22px;padding:2px 16px;border-${start}:3px solid ${fixed.flag};text-align:${start};${body}">${lines(all)}</div>`;

  const button = ({ href, action }: EmailLink) =>
    `<table ${table} class="act" style="margin:8px 0 28px"><tr><td bgcolor="${fixed.flag}" style="background:${fixed.flag};border-radius:2px">` +
    `<a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;font-family:${text};font-size:17px;line-height:22px;font-weight:600;color:${fixed.night};text-decoration:none;border-radius:2px">${escaped(say(`action.${action}`))}</a></td></tr></table>`;

  const rows = (all: string) => `<table ${table} width="100%" style="margin:4px 0 22px">${all}</table>`;

  function part(one: EmailPart): string {
    switch (one.kind) {
      case "text":
        return text_(one.lines);
      case "items":
        return rows(one.items.map(item).join(""));
      case "details":
        return rows(one.rows.map(detail).join(""));
      case "quote":
        return quote(one.label, one.lines);
      case "button":
        return button(one.link);
      case "link":
        return `<p class="ink" style="margin:0 0 18px;${body}">${anchor(one.link, one.words)}</p>`;
    }
  }

  return {
    part,
    title: (subject: string) =>
      `<h1 class="ink title" style="margin:0 0 22px;font-family:${display};font-size:30px;line-height:${tight};font-weight:700;letter-spacing:${track};color:${colors.ink}">${escaped(subject)}</h1>`,
    footer(why: string, [label = "", address = ""]: string[]) {
      const link = linkOn(address);
      const off = link ? `<br>${anchor(link, withoutColon(label))}` : "";
      return `<p class="soft" style="margin:0;${small}">${escaped(why)}${off.replace("font-weight:600;", "")}<br>Recruit · <span dir="ltr">${escaped(new URL(env.APP_URL).host)}</span></p>`;
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
<title>${escaped(subject)}</title>
<style>${sheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colors.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
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

/** The name on the calm half of a pitch; at its end the penalty area, the goal area and where the ball lies, drawn with borders. */
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
