import { comparePictures } from "@/tests/pictures/run.ts";
import { readWishes } from "@/tests/pictures/wishes.ts";
import { end, main } from "./lifecycle.ts";

/** `npm run pictures -- HEAD~1` compares what every page looks like with how it looked at that commit. */
await main(async () => end(await comparePictures(readWishes(process.argv.slice(2)))), 1);
