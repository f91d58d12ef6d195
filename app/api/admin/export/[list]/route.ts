import { withConsequences } from "@/lib/consequences";
import { dayOf, type FileFormat } from "@/lib/core/cells";
import { now } from "@/lib/core/clock";
import { csvOf } from "@/lib/core/csv";
import { unlimited } from "@/lib/core/limit";
import { Refusal } from "@/lib/core/refusal";
import { readerLocale } from "@/lib/core/request";
import { xlsxOf } from "@/lib/core/xlsx";
import { reading } from "@/lib/endpoint";
import { exported } from "@/lib/exports";
import { exportList } from "@/lib/reports/commands/export-list";
import type { ExportedList } from "@/lib/reports/schema";

type Context = RouteContext<"/api/admin/export/[list]">;

/** A list of a desk as a file: the rows that its page shows at the same address, all of them, in the language of the page. */
export const GET = reading(unlimited("counted by the command"), async (actor, request, { params }: Context) => {
  const asked = new URL(request.url).searchParams;
  const address = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]));
  const list = (await params).list as ExportedList;
  const format = (asked.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  try {
    await withConsequences(() => exportList(actor, { list, format }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter) throw error;
    return new Response("Not found", { status: 404, headers: unseen });
  }
  const { title, rows } = exported(list, { ...actor, locale }, address);
  const bytes = format === "xlsx" ? xlsxOf(rows, { name: title, rightToLeft: locale === "ar" }) : encoded(csvOf(rows));
  return new Response(streamOf(bytes), {
    headers: {
      ...unseen,
      "content-type": types[format],
      "content-disposition": `attachment; filename="recruit-${list}-${dayOf(now())}.${format}"`,
    },
  });
});

const unseen = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
const types: Record<FileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}

/** Asks for the next bytes only when the reader took the last. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });
}
