import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type Node = Record<string, unknown>;

/** Replaces ids by their objects along paths such as `subscription` or `data.customer`. */
export async function expand(tx: Tx, response: unknown, paths: string[]): Promise<unknown> {
  for (const path of paths) await expandPath(tx, response, path.split("."));
  return response;
}

async function expandPath(tx: Tx, node: unknown, [step, ...rest]: string[]): Promise<void> {
  if (step === undefined || !isNode(node)) return;
  if (Array.isArray(node)) {
    for (const item of node) await expandPath(tx, item, [step, ...rest]);
    return;
  }
  const value = node[step];
  if (typeof value === "string") {
    const row = await tx.localObject.findUnique({ where: { id: value }, select: { data: true } });
    if (row) node[step] = row.data;
  }
  const next = node[step];
  if (Array.isArray(next)) for (const item of next) await expandPath(tx, item, rest);
  else await expandPath(tx, next, rest);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
