import { withConsequences } from "@/lib/consequences";
import type { FileFormat } from "@/lib/core/cells";
import { fileAnswer } from "@/lib/core/file-answer";
import { readerLocale } from "@/lib/core/request";
import { finding } from "@/lib/endpoint";
import { exportEvents } from "@/lib/events/commands/export-events";
import { exportedEvents } from "@/lib/own-exports";

/** An organisation's events as a file: the rows that its page shows at the same address, all of them. */
export const GET = finding(async (actor, request) => {
  const asked = new URL(request.url).searchParams;
  const address = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]));
  const format = (asked.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await withConsequences(() => exportEvents(actor, { format }));
  const file = exportedEvents({ ...actor, locale }, "club", address);
  return fileAnswer(file, { name: "events", format, locale });
});
