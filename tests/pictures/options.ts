import { parseArgs } from "node:util";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { Stop } from "@/scripts/fail.ts";
import { type PictureLook, pictureLooks } from "./looks.ts";

export type Options = {
  /** What git calls the commit to compare with. */
  ref: string;
  /** Scenes whose name has one of these words; all when there are none. */
  only: string[];
  looks: PictureLook[];
  locales: Locale[];
  /** Any change fails. */
  same: boolean;
};

const usage = `npm run pictures -- <commit> [--only bell,pricing] [--looks ${Object.keys(pictureLooks).join(",")}] [--in fr,ar] [--same]`;

export function readOptions(args: string[]): Options {
  const { values, positionals } = parsed(args);
  const [ref, ...rest] = positionals;
  if (!ref || rest.length > 0) throw new Stop(usage);
  return {
    ref,
    only: listed(values.only),
    looks: chosen(values.looks, Object.keys(pictureLooks) as PictureLook[]),
    locales: chosen(values.in ?? "fr,ar", locales),
    same: values.same ?? false,
  };
}

function parsed(args: string[]) {
  const text = { type: "string" } as const;
  const options = { only: text, looks: text, in: text, same: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n${usage}`);
  }
}

function chosen<Name extends string>(value: string | undefined, all: readonly Name[]): Name[] {
  const names = listed(value);
  const unknown = names.find((name) => !all.includes(name as Name));
  if (unknown) throw new Stop(`There is no "${unknown}" among ${all.join(", ")}.\n${usage}`);
  return names.length > 0 ? (names as Name[]) : [...all];
}

const listed = (value = "") => value.split(",").filter(Boolean);
