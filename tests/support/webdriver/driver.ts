import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";

/** A sequence of WebDriver's "perform actions"; the same in BiDi. */
export type Actions =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | { type: "pointer"; id: string; actions: Record<string, unknown>[] };

/** A browser with one window. */
export type Driver = {
  /** Name and version. */
  name: string;
  goto(url: string): Promise<void>;
  /** Runs the source of an expression in the page; its value is read as JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: Actions): Promise<void>;
  forgetCookies(): Promise<void>;
  /** What the pages wrote to the console as errors, if the browser tells. */
  errors: string[];
  close(): Promise<void>;
};

/** The first of these programs on the path. */
export const installed = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** The first group of `pattern` in what a program writes. */
export function printed(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (chunk) => {
      text += chunk;
      const [, value] = pattern.exec(text) ?? [];
      if (value) resolve(value);
    });
    stream.on("end", () => reject(new Error(`Ended without ${pattern}:\n${text}`)));
  });
}
