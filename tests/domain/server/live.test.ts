import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { invalidateTags } from "@/lib/platform/cache/cache-invalidation";
import { endStreams } from "@/lib/platform/live/live-stream";
import { serveLive } from "@/lib/server/live";

const server = createServer((request, response) => void serveLive(request, response)).listen(0, "127.0.0.1");
afterAll(() => {
  endStreams();
  server.close();
});

async function watch() {
  if (!server.listening) await once(server, "listening");
  const { body, status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/live?figures`);
  const announced: string[] = [];
  void body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => void announced.push(text) }));
  return { status, eventCount: () => announced.filter((text) => text.startsWith("data: ")).length };
}

test("visitors are notified once of changes that follow one another, and of nothing else", async () => {
  const [first, second] = [await watch(), await watch()];
  expect([first.status, second.status]).toEqual([200, 200]);
  const settled = () =>
    vi.waitFor(() => expect([first.eventCount(), second.eventCount()]).toEqual([1, 1]), { timeout: 9000 });
  for (const tag of ["news", "stats", "stats", "players"]) invalidateTags([tag]);
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await settled();
});
