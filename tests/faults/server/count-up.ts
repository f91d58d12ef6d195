import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { withLock } from "@/scripts/lock.mjs";

const [file = "", forever] = process.argv.slice(2);

await withLock(`${file}.lock`, async () => {
  console.log("have it");
  const before = Number(readFileSync(file, "utf8"));
  await sleep(forever ? 3_600_000 : 100);
  writeFileSync(file, String(before + 1));
});
