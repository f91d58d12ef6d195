import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Source } from "./sources";

/** One sentence of one language: `namespace` is the file's name, `key` its dotted path in it. */
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

/** Every part of a sentence, the branches of plurals and selects included. */
export function parts(text: string): MessageFormatElement[] {
  return parse(text, { captureLocation: false }).flatMap(withInner);
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withInner))];
  }
  return element.type === TYPE.tag ? [element, ...element.children.flatMap(withInner)] : [element];
}

/** The names a sentence wants filled in, each with what is made of it. */
export function placeholders(text: string): string[] {
  const named = parts(text).filter((part) => part.type !== TYPE.literal && part.type !== TYPE.pound);
  return [...new Set(named.map((part) => `${"value" in part ? part.value : ""} ${kinds[part.type] ?? "text"}`))].sort();
}

/** Text and number are alike: a language may put a figure where another counts. */
const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.tag]: "tag",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "select",
};
