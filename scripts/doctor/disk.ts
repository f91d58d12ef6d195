import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import type { Settings } from "../../lib/platform/env-schema.ts";
import { root } from "../run.ts";
import { ensureWritable } from "../writable.ts";

export async function diskProblems({ DATA_DIR, FREE_DISK_PERCENT }: Settings): Promise<string[]> {
  const folder = resolve(root, DATA_DIR);
  ensureWritable("DATA_DIR", folder);
  const { bavail, blocks } = await statfs(folder);
  if ((bavail / blocks) * 100 >= FREE_DISK_PERCENT) return [];
  return [
    `Less than ${FREE_DISK_PERCENT} % of the disk of DATA_DIR is free: make room, or set a lower FREE_DISK_PERCENT; until then uploads are refused.`,
  ];
}
