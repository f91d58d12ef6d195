import "server-only";
import { databaseAnswers } from "../http/health";
import { noteDatabaseUnavailable } from "./database-unavailable";

const OVERDUE_MS = 900;
const CHECK_TIMEOUT_MS = 1_000;

export class DatabaseUnavailable extends Error {}

let pendingCheck: Promise<boolean> | undefined;

/** Rejects overdue work with DatabaseUnavailable, but only if the database does not answer a check either. */
export function withDbTimeout<T>(work: Promise<T>, overdue = OVERDUE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void rejectIfUnavailable(reject), overdue).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function rejectIfUnavailable(reject: (error: Error) => void) {
  pendingCheck ??= databaseAnswers(CHECK_TIMEOUT_MS).finally(() => {
    pendingCheck = undefined;
  });
  if (await pendingCheck) return;
  noteDatabaseUnavailable();
  reject(new DatabaseUnavailable("the database does not answer"));
}
