import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { startJobs, stopJobs, wake } from "@/lib/platform/outbox/jobs";

afterEach(stopJobs);

test("a woken job runs within seconds, and other workers do not poll meanwhile", async () => {
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  const fetched = () =>
    querySpy.mock.calls.filter(([query]) => /for update of j skip locked/i.test(text(query))).length;
  let ran = () => {};
  const woken = new Promise<void>((done) => {
    ran = done;
  });
  const idle = Array.from({ length: 20 }, (_, index) => ({
    name: `idle-${index}`,
    every: "0 0 1 1 *",
    run: async () => {},
  }));
  await startJobs([...idle, { name: "woken", every: "0 0 1 1 *", run: async () => ran() }]);
  await vi.waitFor(() => expect(fetched()).toBeGreaterThan(idle.length));
  const before = fetched();
  await wake("woken", 2);
  await woken;
  expect(fetched() - before).toBeLessThan(idle.length / 2);
});

const text = (query: unknown) =>
  typeof query === "string" ? query : String((query as { text?: string } | null)?.text);
