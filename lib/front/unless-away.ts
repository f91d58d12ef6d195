import { noteDatabaseAway } from "@/lib/core/database-away";
import { databaseAnswers } from "@/lib/core/health";

const OVERDUE_MS = 900;
const PATIENCE_MS = 1_000;

export class DatabaseAway extends Error {}

let asking: Promise<boolean> | undefined;

/** Gives up work that is overdue when the database does not answer either; work that is only slow goes on. */
export function unlessAway<T>(work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => void look(failed), OVERDUE_MS).unref();
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}

async function look(failed: (error: Error) => void) {
  asking ??= databaseAnswers(PATIENCE_MS).finally(() => {
    asking = undefined;
  });
  if (await asking) return;
  noteDatabaseAway();
  failed(new DatabaseAway("the database does not answer"));
}
