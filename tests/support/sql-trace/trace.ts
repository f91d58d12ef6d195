import { fileURLToPath } from "node:url";
import { deserialize } from "node:v8";

/** Times in milliseconds by the server's clock; `values` are the statement's parameters. */
export type Statement = { text: string; values: unknown[]; requests: number; answered: number };
/** CPU milliseconds of the server's process since its start, and its database statements since the last look. */
export type Trace = { cpu: number; statements: Statement[] };

/** Environment that enables watching a server. */
export const traceEnvironment = {
  NODE_OPTIONS: `--import ${fileURLToPath(new URL("in-server.mjs", import.meta.url))}`,
};

/** The server's activity since the last call; from now on each database response is delayed by `held` milliseconds. */
export async function look(origin: string, delay = 0): Promise<Trace> {
  const answer = await fetch(`${origin}/watched?held=${delay}`);
  return deserialize(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Sequential round trips to the database: the longest chain of statements each sent after the previous response. Concurrent
 * statements count as one.
 */
export function roundTrips(statements: Statement[]): number {
  const depths = new Map<Statement, number>();
  const inOrder = statements.toSorted((statement, other) => statement.requests - other.requests);
  for (const statement of inOrder) {
    const before = inOrder.filter(({ answered }) => answered <= statement.requests);
    depths.set(statement, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
