import "server-only";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ID_AND_EXTENSION = 40;
const SWEEP_BATCH_SIZE = 1_000;
const outboxFolder = () => join(process.env.DATA_DIR ?? ".data", "outbox");

/** Writes what no server is configured to send: e-mails and text messages. */
export async function writeToOutbox(
  file: { id: string; date: Date; extension: "eml" | "sms" },
  content: string | Buffer,
) {
  const outbox = outboxFolder();
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const path = join(outbox, `${file.date.toISOString().replaceAll(":", "-")}-${file.id}.${file.extension}`);
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Deletes files of e-mails that are not kept, and all text messages. */
export async function sweepOutboxFolder(findKept: (ids: string[]) => Promise<Set<string>>) {
  const names = await readdir(outboxFolder()).catch(() => []);
  for (let start = 0; start < names.length; start += SWEEP_BATCH_SIZE) {
    const files = names
      .slice(start, start + SWEEP_BATCH_SIZE)
      .map((name) => ({ name, id: /^([\da-f-]{36})\.(?:eml|sms)$/.exec(name.slice(-ID_AND_EXTENSION))?.[1] }));
    const keptIds = await findKept(files.flatMap(({ id }) => id ?? []));
    const expired = files.filter(({ id }) => id && !keptIds.has(id));
    await Promise.all(expired.map(({ name }) => rm(join(outboxFolder(), name), { force: true })));
  }
}
