import { loadDatabase } from "./dump.ts";
import { end, main } from "./lifecycle.ts";
import { assertNoFiles, copyFiles, namedFolder, openStored } from "./stored.ts";

/** `npm run restore -- <folder>`: loads a backup into an empty database and an empty data folder. */
await main(async () => {
  const folder = namedFolder("restore");
  const { url, dataDir } = await openStored({ create: true });
  assertNoFiles(dataDir);
  const { tables, madeAt } = await loadDatabase(url, folder);
  await copyFiles(folder, dataDir);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables are as they were on ${madeAt}. The next start does the rest.`);
  await end(0);
}, 1);
