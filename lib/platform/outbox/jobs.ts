import "server-only";
import { PgBoss } from "pg-boss";
import { log } from "../http/log";
import { processState } from "../process-state";

/** `every` is a cron expression in UTC; `run` must be idempotent. */
export type Job = { name: string; every: string; run: () => Promise<unknown> };

/** Commands wake the jobs; the server starts and stops them. */
const slot = processState("jobs", (): { boss?: PgBoss | undefined } => ({}));

const POLL_MS = 2_000;
const FALLBACK_POLL_S = 60;

export async function startJobs(jobs: Job[]) {
  if (slot.boss) return;
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    max: 2,
    application_name: "recruit jobs",
  });
  slot.boss = boss;
  boss.on("error", (err) => log.warn({ err }, "job queue"));
  await boss.start();
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  const workers = new Map<string, string>();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "short", retryLimit: 3, retryBackoff: true });
    const work = async () => void (await job.run());
    workers.set(job.name, await boss.work(job.name, { pollingIntervalSeconds: FALLBACK_POLL_S }, work));
    await boss.schedule(job.name, job.every);
  }
  pollAgain(boss, workers);
}

function pollAgain(boss: PgBoss, workers: Map<string, string>) {
  const poll = async () => {
    if (slot.boss !== boss) return;
    try {
      const { rows } = await boss.getDb().executeSql(dueJobsSql);
      for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? "");
    } catch (err) {
      if (slot.boss === boss) log.warn({ err }, "job queue");
    }
    pollAgain(boss, workers);
  };
  setTimeout(poll, POLL_MS).unref();
}

const dueJobsSql = `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()`;

/** Runs a job within seconds, or after a delay, in any process; without workers its schedule runs it. */
export async function wake(name: string, delaySeconds = 0) {
  await slot.boss?.send(name, {}, { startAfter: delaySeconds });
}

export async function stopJobs() {
  const boss = slot.boss;
  slot.boss = undefined;
  await boss?.stop({ graceful: true, timeout: 5_000 });
}
