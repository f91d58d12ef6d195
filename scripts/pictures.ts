import { readOptions } from "@/tests/pictures/options.ts";
import { comparePictures } from "@/tests/pictures/run.ts";
import { end, main } from "./lifecycle.ts";

/** `npm run pictures -- HEAD~1` compares screenshots of all pages with that commit. */
await main(async () => end(await comparePictures(readOptions(process.argv.slice(2)))), 1);
