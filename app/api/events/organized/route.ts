import { afterCommit } from "@/lib/after-commit";
import { getOr404 } from "@/lib/endpoint";
import { exportEvents } from "@/lib/events/commands/export-events";
import { exportedEvents } from "@/lib/own-exports";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";

/** An organisation's events as a file: the rows that its page shows at the same address, all of them. */
export const GET = getOr404(async (actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportEvents(actor, { format }));
  const file = exportedEvents({ ...actor, locale }, "club", address);
  return fileResponse(file, { name: "events", format, locale });
});
