import "server-only";
import type { Viewer } from "@/lib/documents/policy";
import { now } from "@/lib/platform/clock";
import { zipOf } from "@/lib/platform/files/zip";
import { translator } from "@/lib/platform/i18n/translator";
import { type OwnPart, ownData } from "./own-data";

/** A ZIP of one's own data, as a page in the reader's language and as JSON; it is not stored. */
export async function ownCopy(actor: Viewer): Promise<AsyncGenerator<Buffer>> {
  const t = translator(actor.locale, "reports");
  const data = await ownData(actor);
  const parts = Object.entries(data).filter(([, rows]) => rows.length > 0) as [OwnPart, object[]][];
  const head = {
    title: t("own.copyTitle"),
    lead: t("own.copyLead", { at: formatTime(now()) }),
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
  yield `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  yield "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid;padding:.5rem 0;margin:0}dt{opacity:.7;font-size:.85rem}dd{margin:0 0 .4rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>";
  yield `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>`;
  for (const { title: name, rows } of parts) {
    yield `<h2>${escapeHtml(name)}</h2>`;
    for (const row of rows) yield `<dl>${entries(row).map(entryHtml).join("")}</dl>`;
  }
  yield "</html>";
}

const entryHtml = ([name, value]: [string, string]) =>
  `<dt dir="ltr">${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`;

function entries(value: unknown, path: string[] = []): [string, string][] {
  if (value === null || value === undefined || value === "") return [];
  if (value instanceof Date) return [[path.join(" "), formatTime(value)]];
  if (typeof value !== "object") return [[path.join(" "), String(value)]];
  if (Array.isArray(value) && value.every((item) => typeof item !== "object"))
    return value.length > 0 ? [[path.join(" "), value.join(", ")]] : [];
  return Object.entries(value).flatMap(([name, child]) => entries(child, [...path, name]));
}

const formatTime = (date: Date) => `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
