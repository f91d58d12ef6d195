import { expect, test } from "vitest";
import { messagesOf } from "./catalogue";
import { planted, type Source, sources } from "./sources";

const opened = /(?:useTranslations|useWords|getTranslations|[tT]ranslator)\(((?:[^()]|\([^()]*\))*)\)/g;
/** Applied in sequence, because a template contains quotes and templates. */
const quoted = [/"([^"\n]*)"/g, /'([^'\n]*)'/g, /`([^`]*)`/g, /\(`([^`]*)`/g];
const spoken = /\bt(?:\.(?:rich|raw|markup|has))?\(/;
/** A key from a variable: `t(code)`, `t.rich(item.key)`. */
const handedOver = /\bt(?:\.(?:rich|raw|markup|has))?\(\s*[^"'`\s)]/;

/** Quoted strings that may be a key rather than a sentence. */
const mayBeKey = /^[\w.*-]+$/;

type Reading = { scopes: string[]; words: string[]; handedOver: boolean };

/** Keys that no source uses. Any possible use counts. */
function unused(keys: string[], code: Source[]): string[] {
  const roots = [...new Set(keys.map((key) => key.replace(/\..*/, ".")))];
  const readings = code.map((file) => read(file, roots));
  const anywhere = new Set(readings.flatMap(({ words }) => words));
  const byScope = Map.groupBy(
    readings.flatMap(({ scopes, ...reading }) => scopes.map((scope) => ({ scope, ...reading }))),
    ({ scope }) => scope,
  );
  const wordsIn = (readings: Omit<Reading, "scopes">[]) =>
    readings.some(({ handedOver }) => handedOver) ? anywhere : new Set(readings.flatMap(({ words }) => words));
  const wordsByScope = new Map([...byScope].map(([scope, readings]) => [scope, wordsIn(readings)]));
  const isSaid = (key: string) => splits(key).some(([scope, word]) => wordsByScope.get(scope)?.has(word));
  const shapes = Map.groupBy(
    [...wordsByScope].flatMap(shapesOf).filter((path) => /\w\.?\*|\*\.?\w/.test(path.replace(/^[\w-]+\./, ""))),
    namespaceOf,
  );
  const patterns = new Map([...shapes].map(([namespace, these]) => [namespace, [...new Set(these)].map(shape)]));
  return keys.filter((key) => !isSaid(key) && !patterns.get(namespaceOf(key))?.some((pattern) => pattern.test(key)));
}

/** Every split of "a.b.c" into prefix and rest: "" and "a.b.c", "a." and "b.c", "a.b." and "c". */
const splits = (key: string) =>
  [0, ...[...key.matchAll(/\./g)].map(({ index }) => index + 1)].map(
    (index) => [key.slice(0, index), key.slice(index)] as const,
  );

/** Patterns of keys that are partly computed. */
const shapesOf = ([scope, scopeWords]: [string, Set<string>]) =>
  [...scopeWords].filter((word) => scope.includes("*") || word.includes("*")).map((word) => scope + word);

const namespaceOf = (path: string) => path.slice(0, path.indexOf("."));

function read({ path, text }: Source, roots: string[]): Reading {
  const localScopes = [...text.matchAll(opened)].map(
    ([, inside = ""]) => inside.match(/["'`]([\w.-]+(?:\$\{[^}]*\})?)["'`]/)?.[1],
  );
  const scopes = localScopes.map((name) => (name ? `${holes(name)}.` : ""));
  // A file that gets its translator from elsewhere may use any namespace; a code in lib may be a refusal.
  if (scopes.length === 0 && spoken.test(text)) scopes.push(...roots);
  if (path.startsWith("lib/")) scopes.push("errors.");
  if (/\btoast\b/.test(text)) scopes.push("toasts.");
  const strings = quoted.flatMap((quotes) => [...text.matchAll(quotes)].map(([, inside = ""]) => holes(inside)));
  return { scopes, words: strings.filter((word) => mayBeKey.test(word)), handedOver: handedOver.test(text) };
}

/** A placeholder in a template may be any part of a key. */
const holes = (text: string) => text.replace(/\$\{[^}]*\}/g, "*");
const shape = (path: string) => new RegExp(`^${path.split("*").map(escaped).join("[\\w.-]+")}$`);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const english = messagesOf(sources(["messages/en"], /\.json$/)).map(({ namespace, key }) => `${namespace}.${key}`);
const code = sources(["app", "components", "lib", "middleware.ts"]);

test("every message is used", () => {
  expect(unused(english, code)).toEqual([]);
});

test("the check finds an unused message", () => {
  const keys = ["events.title", "events.type.match", "events.full", "events.old", "events.old.type"];
  const source = 't("title"); t(`type.$' + '{event.type}`); t(full ? "full" : "title");';
  const card = planted("components/events/card.tsx", `const t = useTranslations("events"); ${source}`);
  expect(unused(keys, [card])).toEqual(["events.old", "events.old.type"]);
});
