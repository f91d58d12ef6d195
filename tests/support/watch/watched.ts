import { fileURLToPath } from "node:url";
import { deserialize } from "node:v8";

/** Times in milliseconds, by the server's clock; `values` are what the statement was sent with. */
export type Statement = { text: string; values: unknown[]; asked: number; answered: number };
/** Milliseconds of processor that the server's process took since it began, and what it asked of the database since it was last looked at. */
export type Watched = { cpu: number; statements: Statement[] };

/** Settings with which a server lets itself be watched. */
export const watchful = { NODE_OPTIONS: `--import ${fileURLToPath(new URL("in-server.mjs", import.meta.url))}` };

/** What the server did since it was last asked; `held` milliseconds each answer of its database is held back from now on. */
export async function look(origin: string, held = 0): Promise<Watched> {
  const answer = await fetch(`${origin}/watched?held=${held}`);
  return deserialize(Buffer.from(await answer.arrayBuffer()));
}

/**
 * How many times the page waits for the database: the longest chain of statements of which each was asked after the one before was
 * answered. Those that are asked beside each other are one round trip.
 */
export function roundTrips(statements: Statement[]): number {
  const depths = new Map<Statement, number>();
  const inOrder = statements.toSorted((one, other) => one.asked - other.asked);
  for (const one of inOrder) {
    const before = inOrder.filter(({ answered }) => answered <= one.asked);
    depths.set(one, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
