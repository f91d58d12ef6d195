import { now } from "../clock";
import { dayOf, type FileFormat, type Rows } from "../files/cells";
import { csvOf } from "../files/csv";
import { xlsxOf } from "../files/xlsx";
import type { Locale } from "../i18n/routing";

type Asked = { name: string; format: FileFormat; locale: Locale };

/** What stays with who asked. */
export const unseen = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** A private picture to show in a page; without bytes it is gone. */
export const pictureAnswer = (bytes: Uint8Array<ArrayBuffer> | null, mime: string) =>
  bytes
    ? new Response(bytes, { headers: { ...unseen, "content-type": mime, "x-content-type-options": "nosniff" } })
    : new Response(null, { status: 404, headers: unseen });

/** Rows as a file to keep, sent as they are read. */
export function fileAnswer({ title, rows }: { title: string; rows: Rows }, { name, format, locale }: Asked): Response {
  const bytes = format === "xlsx" ? xlsxOf(rows, { name: title, rightToLeft: locale === "ar" }) : encoded(csvOf(rows));
  return new Response(streamOf(bytes), {
    headers: {
      ...unseen,
      "content-type": types[format],
      "content-disposition": `attachment; filename="recruit-${name}-${dayOf(now())}.${format}"`,
    },
  });
}

const types: Record<FileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}

/** Bytes as a file to keep, sent as they are made. */
export const bytesAnswer = (bytes: AsyncGenerator<Uint8Array>, { name, type }: { name: string; type: string }) =>
  new Response(streamOf(bytes), {
    headers: { ...unseen, "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  });

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
