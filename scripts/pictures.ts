import { comparePictures } from "@/tests/pictures/run.ts";
import { readWishes } from "@/tests/pictures/wishes.ts";
import { end, main } from "./lifecycle.ts";

/** `npm run pictures -- HEAD~1` compares screenshots of all pages with that commit. */
await main(async () => end(await comparePictures(readWishes(process.argv.slice(2)))), 1);
