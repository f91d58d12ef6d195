import { atEnd, main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";

/** The schedules and what was put off, without serving pages; as many of these as needed. */
await main(async () => {
  await prepare({ listens: false });
  const [{ startJobs, stopJobs }, { jobs }, { hangUp }] = await Promise.all([
    import("@/lib/core/jobs"),
    import("@/lib/schedule"),
    import("@/lib/core/wire"),
  ]);
  await startJobs(jobs);
  atEnd(async () => {
    await stopJobs();
    await hangUp();
  });
  console.log(`Working: ${jobs.map(({ name }) => name).join(", ")}`);
});
