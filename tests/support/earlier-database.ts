import { cpSync } from "node:fs";
import { join } from "node:path";
import { ask } from "@/scripts/database.ts";
import { migrate, migrations } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

/** A database as it stood before this migration, with these rows (checked by no foreign key), brought to today. Gives its address. */
export async function migratedFrom(before: string, rows: string): Promise<string> {
  const folder = throwAwayFolder();
  for (const { name } of migrations().filter(({ name }) => name < before))
    cpSync(join("prisma/migrations", name), join(folder.path, name), { recursive: true });
  const address = new URL(process.env.DATABASE_URL ?? "");
  const database = `earlier_${crypto.randomUUID().replaceAll("-", "")}`;
  await ask(address.href, `create database ${database}`);
  address.pathname = database;
  await migrate(address.href, folder.path);
  await ask(address.href, `set session_replication_role = replica; ${rows}`);
  await migrate(address.href);
  folder.remove();
  return address.href;
}
