import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exportedEvents } from "@/lib/entry/own-exports";
import { exportEvents } from "@/lib/events/commands/export-events";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";

/** Returns all events of an organization as a file, with the same query as the page. */
export const GET = getOr404(async (actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportEvents(actor, { format }));
  const file = exportedEvents({ ...actor, locale }, "club", address);
  return fileResponse(file, { name: "events", format, locale });
});
