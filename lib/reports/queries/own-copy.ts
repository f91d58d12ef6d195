import "server-only";
import type { Viewer } from "@/lib/documents/policy";
import { now } from "@/lib/platform/clock";
import { zipOf } from "@/lib/platform/files/zip";
import { translator } from "@/lib/platform/i18n/translator";
import { type OwnPart, ownData } from "./own-data";

/** A copy of one's own data as a ZIP: a page to read, in the reader's language, and the same as JSON for machines. Nothing of it is kept. */
export async function ownCopy(actor: Viewer): Promise<AsyncGenerator<Buffer>> {
  const t = translator(actor.locale, "reports");
  const data = await ownData(actor);
  const parts = Object.entries(data).filter(([, rows]) => rows.length > 0) as [OwnPart, object[]][];
  const head = {
    title: t("own.copyTitle"),
    lead: t("own.copyLead", { at: moment(now()) }),
    language: actor.locale,
  };
  const page = pageOf(
    head,
    parts.map(([part, rows]) => ({ title: t(`own.part.${part}`), rows })),
  );
  return zipOf([
    { name: "recruit.html", content: page },
    { name: "recruit.json", content: [JSON.stringify(Object.fromEntries(parts), null, 2)] },
  ]);
}

type Head = { title: string; lead: string; language: string };

function* pageOf({ title, lead, language }: Head, parts: { title: string; rows: object[] }[]): Generator<string> {
  const direction = language === "ar" ? "rtl" : "ltr";
  yield `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>${escaped(title)}</title>`;
  yield "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid;padding:.5rem 0;margin:0}dt{opacity:.7;font-size:.85rem}dd{margin:0 0 .4rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>";
  yield `<h1>${escaped(title)}</h1><p>${escaped(lead)}</p>`;
  for (const { title: name, rows } of parts) {
    yield `<h2>${escaped(name)}</h2>`;
    for (const row of rows) yield `<dl>${entries(row).map(entry).join("")}</dl>`;
  }
  yield "</html>";
}

const entry = ([name, value]: [string, string]) =>
  `<dt dir="ltr">${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`;

/** What stands in a row, however deep, by its way there; what is empty is left out. */
function entries(value: unknown, way: string[] = []): [string, string][] {
  if (value === null || value === undefined || value === "") return [];
  if (value instanceof Date) return [[way.join(" "), moment(value)]];
  if (typeof value !== "object") return [[way.join(" "), String(value)]];
  if (Array.isArray(value) && value.every((one) => typeof one !== "object"))
    return value.length > 0 ? [[way.join(" "), value.join(", ")]] : [];
  return Object.entries(value).flatMap(([name, each]) => entries(each, [...way, name]));
}

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
