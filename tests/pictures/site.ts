import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launch } from "@/scripts/app-under-test.ts";
import { Stop } from "@/scripts/fail.ts";
import { atEnd } from "@/scripts/lifecycle.ts";
import { root, startGuarded } from "@/scripts/run.ts";

export type Site = { name: string; url: string };
type Plan = { name: string; folder: string; databaseUrl: string; dataDir: string; at: number };

const clock = pathToFileURL(join(root, "tests/pictures/frozen-clock.mjs")).href;

/** Builds what stands in a folder, unless it did so before. */
export async function build(folder: string) {
  const child = startGuarded(inFolder(folder, "scripts/build-only.ts"), "inherit");
  const code = await new Promise<number>((done) => child.on("close", (status) => done(status ?? 1)));
  if (code !== 0) throw new Stop(`What stands in ${folder} could not be built.`);
}

/** Serves the build of a folder on a database of its own, at a time that stands still. */
export async function serve({ name, folder, databaseUrl, dataDir, at }: Plan): Promise<Site> {
  const settings = {
    AUTH_SECRET: "a secret for pictures, known to everybody",
    DATABASE_URL: databaseUrl,
    STAFF_SECOND_FACTOR: "asked",
    FROZEN_AT: String(at),
    NODE_OPTIONS: `--import=${clock}`,
  };
  const { url, stop } = await launch(dataDir, settings, inFolder(folder, "scripts/start.ts"));
  atEnd(stop);
  return { name, url };
}

const inFolder = (folder: string, script: string) => ({
  command: process.execPath,
  args: [join(folder, "scripts/boot.mjs"), script],
  options: { cwd: folder },
});
