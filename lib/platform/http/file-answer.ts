import { now } from "../clock";
import { dayOf, type FileFormat, type Rows } from "../files/cells";
import { csvOf } from "../files/csv";
import { xlsxOf } from "../files/xlsx";
import type { Locale } from "../i18n/routing";

type FileOptions = { name: string; format: FileFormat; locale: Locale };

export const privateHeaders = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

export const imageResponse = (bytes: Uint8Array<ArrayBuffer> | null, mime: string) =>
  bytes
    ? new Response(bytes, { headers: { ...privateHeaders, "content-type": mime, "x-content-type-options": "nosniff" } })
    : new Response(null, { status: 404, headers: privateHeaders });

export function fileResponse(
  { title, rows }: { title: string; rows: Rows },
  { name, format, locale }: FileOptions,
): Response {
  const bytes =
    format === "xlsx" ? xlsxOf(rows, { name: title, rightToLeft: locale === "ar" }) : encodeTexts(csvOf(rows));
  return new Response(streamOf(bytes), {
    headers: {
      ...privateHeaders,
      "content-type": types[format],
      "content-disposition": `attachment; filename="recruit-${name}-${dayOf(now())}.${format}"`,
    },
  });
}

const types: Record<FileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

async function* encodeTexts(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}

export const bytesResponse = (bytes: AsyncGenerator<Uint8Array>, { name, type }: { name: string; type: string }) =>
  new Response(streamOf(bytes), {
    headers: { ...privateHeaders, "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  });

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
