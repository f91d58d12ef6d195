import { watchEventLoop } from "./event-loop.ts";
import { atEnd, main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";

/** Runs scheduled jobs without serving pages; several may run. */
await main(async () => {
  await prepare({ listens: false });
  const [{ startJobs, stopJobs }, { jobs }, { closePubSub }] = await Promise.all([
    import("@/lib/platform/outbox/jobs"),
    import("@/lib/entry/schedule"),
    import("@/lib/platform/live/pubsub"),
  ]);
  await startJobs(jobs);
  await watchEventLoop();
  atEnd(async () => {
    await stopJobs();
    await closePubSub();
  });
  console.log(`Working: ${jobs.map(({ name }) => name).join(", ")}`);
});
