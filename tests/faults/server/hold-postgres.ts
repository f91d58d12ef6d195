import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { atEnd, main } from "@/scripts/lifecycle.ts";

/** Owns the Postgres in the given folder until it ends. */
await main(async () => {
  const cluster = await startEmbeddedPostgres(process.argv[2] ?? "");
  atEnd(cluster.stop);
  console.log(cluster.urlOf("postgres"));
  setInterval(() => {}, 1000);
});
