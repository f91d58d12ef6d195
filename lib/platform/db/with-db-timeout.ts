import "server-only";
import { databaseAnswers } from "../http/health";
import { noteDatabaseUnavailable } from "./database-unavailable";

const OVERDUE_MS = 900;
const PATIENCE_MS = 1_000;

export class DatabaseUnavailable extends Error {}

let asking: Promise<boolean> | undefined;

/** Gives up work that is overdue when the database does not answer either; work that is only slow goes on. */
export function withDbTimeout<T>(work: Promise<T>, overdue = OVERDUE_MS): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => void look(failed), overdue).unref();
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}

async function look(failed: (error: Error) => void) {
  asking ??= databaseAnswers(PATIENCE_MS).finally(() => {
    asking = undefined;
  });
  if (await asking) return;
  noteDatabaseUnavailable();
  failed(new DatabaseUnavailable("the database does not answer"));
}
