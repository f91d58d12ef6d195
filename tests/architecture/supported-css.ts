import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";

/** Lowest versions of the browsers that the project promises, as in `browserslist`. */
export type Floor = Record<string, number>;

/** "firefox >= 125" as {"firefox": 125}. */
export const floorOf = (browsers: readonly string[]): Floor =>
  Object.fromEntries(
    browsers.map((line) => {
      const [name = "", version = ""] = line.split(" >= ");
      return [name === "ios_saf" ? "safari_ios" : name, Number(version)];
    }),
  );

/** Whether every browser of the floor has the feature without prefix or flag. */
function isSupported(compat: CompatStatement, floor: Floor): boolean {
  return Object.entries(floor).every(([browser, lowest]) => {
    const support = compat.support[browser as keyof typeof compat.support];
    return [support].flat().some((each) => {
      const since = each?.version_added;
      if (typeof since !== "string" || each?.flags || each?.prefix || each?.alternative_name) return false;
      if (each?.version_removed) return false;
      return since === "preview" ? false : Number(since.replace("≤", "")) <= lowest;
    });
  });
}

const css = bcd.css as Record<string, Identifier>;

/** Names of the features of a style sheet that MDN knows. */
function featuresOf(sheet: string): Map<string, CompatStatement> {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|url\([^)]*\)/g, '""');
  const found = new Map<string, CompatStatement>();
  const add = (name: string, entry: Identifier | undefined) => {
    if (entry?.__compat) found.set(name, entry.__compat);
  };
  for (const [, property = "", value = ""] of text.matchAll(/(?<=[;{]\s*)([a-z-]+)\s*:\s*([^;{}]*)(?=[;}])/g)) {
    if (property.startsWith("--") || property.startsWith("-")) continue;
    const entry = css.properties?.[property] as Identifier | undefined;
    add(property, entry);
    for (const [word] of value.replace(/var\(\s*--[\w-]+/g, "").matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/g))
      add(`${property}: ${word}`, entry?.[word]);
    if (/var\(|\d/.test(value)) add(`${property} with a thickness`, entry?.includes_thickness);
  }
  for (const [, name = ""] of text.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) add(`${name}()`, functions[name]);
  for (const [, name = ""] of text.matchAll(/:([a-z-]+)/g)) add(`:${name}`, css.selectors?.[name]);
  for (const [, name = ""] of text.matchAll(/@([a-z-]+)/g)) add(`@${name}`, css["at-rules"]?.[name]);
  return found;
}

/** Functions by name, wherever MDN's data has them. */
const functions: Record<string, Identifier> = {};
collect(css.types as Identifier);
function collect({ __compat, ...parts }: Identifier) {
  for (const [name, part] of Object.entries(parts as Record<string, Identifier>)) {
    functions[name] ??= part;
    collect(part);
  }
}

export const unsupportedIn = (sheet: string, floor: Floor): string[] =>
  [...featuresOf(sheet)]
    .filter(([, compat]) => !isSupported(compat, floor))
    .map(([name]) => name)
    .sort();
