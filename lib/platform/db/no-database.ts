import type { PrismaClient } from "../prisma/client";

const answers: Record<string, unknown> = { findMany: [], groupBy: [], count: 0, findFirst: null, findUnique: null };
const model = new Proxy({}, { get: (_, act: string) => async () => nothing(act) });

/** What a build reads: an image is made without a database. Pages that need data are made anew when they are first asked for. */
export const noDatabase = new Proxy(
  {},
  { get: (_, name: string) => (name === "$queryRaw" ? async () => [] : model) },
) as PrismaClient;

function nothing(act: string) {
  if (act in answers) return answers[act];
  throw new Error(`${act} is not for a build, which has no database`);
}
