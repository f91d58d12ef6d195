import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { locales } from "../lib/platform/i18n/routing.ts";
import { isEncoding } from "../prisma/import/text.ts";
import { Stop } from "./fail.ts";
import { end, main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";

const options = {
  check: { type: "boolean" },
  "skip-bad": { type: "boolean" },
  language: { type: "string", default: "en" },
  encoding: { type: "string" },
} as const;

const usage =
  "Use: npm run import -- <folder or files> [--check] [--skip-bad] [--language en|fr|es|ar] [--encoding windows-1252]";

/** `npm run import -- <folder or files>`: imports CSV exports of an earlier backend, or reports their errors. */
await main(async () => {
  const importOptions = parseOptions(process.argv.slice(2));
  await prepare({ listens: false });
  const [
    { findFiles },
    { importFiles },
    { progressOn },
    { isDone, report },
    { invalidateTags, everything },
    { closePubSub },
  ] = await Promise.all([
    import("@/prisma/import/files"),
    import("@/prisma/import/import"),
    import("@/prisma/import/progress"),
    import("@/prisma/import/report"),
    import("@/lib/platform/cache/cache-invalidation"),
    import("@/lib/platform/live/pubsub"),
  ]);
  const { files, unread } = findFiles(importOptions.paths);
  const { DATABASE_URL: url = "", DATA_DIR: dataDir = "" } = process.env;
  const order = { url, files, badRowsPath: join(dataDir, "import-bad-rows.txt"), progress: progressOn(process.stdout) };
  const outcome = await importFiles(order, importOptions);
  console.log(report(outcome, unread, importOptions));
  if (outcome.sums?.some(({ written }) => written > 0)) invalidateTags([everything]);
  await closePubSub();
  await end(isDone(outcome, importOptions) ? 0 : 1);
}, 1);

function parseOptions(args: string[]) {
  const { values, positionals } = parseArguments(args);
  const language = locales.find((locale) => locale === values.language);
  if (!language) throw new Stop(`--language must be one of ${locales.join(", ")}.`);
  const { encoding } = values;
  if (encoding && !isEncoding(encoding)) throw new Stop(`--encoding ${encoding} is unknown: windows-1252 is one.`);
  if (positionals.length === 0) throw new Stop(usage);
  // Paths are relative to where npm was called.
  const paths = positionals.map((path) => resolve(process.env.INIT_CWD ?? ".", path));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new Stop(`There is no ${missing}.`);
  return { paths, language, encoding, check: values.check === true, skipBad: values["skip-bad"] === true };
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${(error as Error).message}. ${usage}`);
  }
}
