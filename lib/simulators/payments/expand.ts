import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type Node = Record<string, unknown>;

/** Replaces ids by what they stand for, along paths such as `subscription` or `data.customer`. */
export async function expand(tx: Tx, answer: unknown, paths: string[]): Promise<unknown> {
  for (const path of paths) await follow(tx, answer, path.split("."));
  return answer;
}

async function follow(tx: Tx, place: unknown, [step, ...rest]: string[]): Promise<void> {
  if (step === undefined || !isNode(place)) return;
  if (Array.isArray(place)) {
    for (const each of place) await follow(tx, each, [step, ...rest]);
    return;
  }
  const here = place[step];
  if (typeof here === "string") {
    const row = await tx.localObject.findUnique({ where: { id: here }, select: { data: true } });
    if (row) place[step] = row.data;
  }
  const next = place[step];
  if (Array.isArray(next)) for (const each of next) await follow(tx, each, rest);
  else await follow(tx, next, rest);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
