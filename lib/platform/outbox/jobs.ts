import "server-only";
import { PgBoss } from "pg-boss";
import { log } from "../http/log";

/** Work that time, not a person, starts. `every` is a cron line in UTC; `run` must bear being run twice. */
export type Job = { name: string; every: string; run: () => Promise<unknown> };

const slot = globalThis as { recruitBoss?: PgBoss };

/** Milliseconds between two looks for work that is due, in one query for all jobs: each asking for itself kept an idle server at work. */
const LOOK_MS = 2_000;
/** Seconds after which a job asks for itself, should no look have told of it. */
const BACKSTOP = 60;

/** Starts the worker: the schedules, and what is woken with `wake`. Once a process. */
export async function startJobs(jobs: Job[]) {
  if (slot.recruitBoss) return;
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    max: 2,
    application_name: "recruit jobs",
  });
  slot.recruitBoss = boss;
  boss.on("error", (err) => log.warn({ err }, "job queue"));
  await boss.start();
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  const workers = new Map<string, string>();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "short", retryLimit: 3, retryBackoff: true });
    const work = async () => void (await job.run());
    workers.set(job.name, await boss.work(job.name, { pollingIntervalSeconds: BACKSTOP }, work));
    await boss.schedule(job.name, job.every);
  }
  lookAgain(boss, workers);
}

/** Sends the worker of each job that is due to fetch it, now and again until the boss is stopped. */
function lookAgain(boss: PgBoss, workers: Map<string, string>) {
  const look = async () => {
    if (slot.recruitBoss !== boss) return;
    try {
      const { rows } = await boss.getDb().executeSql(due);
      for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? "");
    } catch (err) {
      if (slot.recruitBoss === boss) log.warn({ err }, "job queue");
    }
    lookAgain(boss, workers);
  };
  setTimeout(look, LOOK_MS).unref();
}

const due = `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()`;

/** Runs a job within seconds, or as many seconds later, in whichever process is free; where none works, its schedule does. */
export async function wake(name: string, later = 0) {
  await slot.recruitBoss?.send(name, {}, { startAfter: later });
}

export async function stopJobs() {
  const boss = slot.recruitBoss;
  slot.recruitBoss = undefined;
  await boss?.stop({ graceful: true, timeout: 5_000 });
}
