import { mkdir, rename, rm } from "node:fs/promises";
import { dumpDatabase } from "./dump.ts";
import { Stop } from "./fail.ts";
import { end, main } from "./lifecycle.ts";
import { copyFiles, namedFolder, openStored } from "./stored.ts";

/** `npm run backup -- <folder>`: all rows of one moment, then the uploaded files; the site may run meanwhile. */
await main(async () => {
  const folder = namedFolder("backup");
  const { url, dataDir } = await openStored({ create: false });
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const { tables } = await dumpDatabase(url, draft);
  await copyFiles(dataDir, draft);
  await rename(draft, folder).catch(() => {
    throw new Stop(`There is already something at ${folder}: name another folder.`);
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables are in ${folder}.`);
  await end(0);
}, 1);
