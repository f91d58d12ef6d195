import type { PrismaClient } from "../prisma/client";

const emptyResults: Record<string, unknown> = {
  findMany: [],
  groupBy: [],
  count: 0,
  findFirst: null,
  findUnique: null,
};
const model = new Proxy({}, { get: (_, method: string) => async () => emptyResult(method) });

/** Returns empty results during a build, which has no database; pages with data are rendered on first request. */
export const buildTimeDatabase = new Proxy(
  {},
  { get: (_, name: string) => (name === "$queryRaw" ? async () => [] : model) },
) as PrismaClient;

function emptyResult(method: string) {
  if (method in emptyResults) return emptyResults[method];
  throw new Error(`${method} is not for a build, which has no database`);
}
