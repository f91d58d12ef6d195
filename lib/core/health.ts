import "server-only";
import { db } from "./db";

const PATIENCE_MS = 2_000;

/** Whether the database answers within two seconds. */
export async function databaseAnswers(): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]);
}
