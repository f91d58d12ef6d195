import "server-only";
import { mkdir, statfs } from "node:fs/promises";
import { refuse } from "../../command/refusal";
import { env } from "../../env";
import { log } from "../../http/log";
import { storageIsLocal } from "./local-settings";

/** Refuses `storage_full` when less than `FREE_DISK_PERCENT` of the disk is free; does nothing for remote storage. */
export async function refuseOnFullDisk() {
  if (!storageIsLocal() || env.FREE_DISK_PERCENT === 0) return;
  await mkdir(env.DATA_DIR, { recursive: true });
  const { bavail, blocks } = await statfs(env.DATA_DIR);
  const free = (bavail / blocks) * 100;
  if (free >= env.FREE_DISK_PERCENT) return;
  log.error({ free }, "the disk is nearly full: no more files are taken");
  refuse("storage_full");
}
