import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Source } from "./sources";

export type Message = { locale: string; namespace: string; key: string; text: string };

export function messagesOf(files: Source[]): Message[] {
  return files.flatMap(({ path, text }) => {
    const [, locale = "", namespace = ""] = path.match(/^messages\/(\w+)\/([\w-]+)\.json$/) ?? [];
    return leaves(JSON.parse(text)).map(([key, value]) => ({ locale, namespace, key, text: value }));
  });
}

function leaves(tree: unknown, path: string[] = []): [string, string][] {
  if (typeof tree === "string") return [[path.join("."), tree]];
  return Object.entries(tree as Record<string, unknown>).flatMap(([name, value]) => leaves(value, [...path, name]));
}

export const idOf = ({ namespace, key }: Message) => `${namespace}:${key}`;

export function parts(text: string): MessageFormatElement[] {
  return parse(text, { captureLocation: false }).flatMap(withInner);
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withInner))];
  }
  return element.type === TYPE.tag ? [element, ...element.children.flatMap(withInner)] : [element];
}

export function placeholders(text: string): string[] {
  const named = parts(text).filter((part) => part.type !== TYPE.literal && part.type !== TYPE.pound);
  return [...new Set(named.map((part) => `${"value" in part ? part.value : ""} ${kinds[part.type] ?? "text"}`))].sort();
}

/** Text and number count as the same kind: one language may show a number where another selects a plural. */
const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.tag]: "tag",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "select",
};
