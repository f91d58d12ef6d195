import { afterCommit } from "@/lib/after-commit";
import { getOr404 } from "@/lib/endpoint";
import { exported } from "@/lib/exports";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";
import { exportList } from "@/lib/reports/commands/export-list";
import type { ExportedList } from "@/lib/reports/schema";

type Context = RouteContext<"/api/admin/export/[list]">;

/** A list of a desk as a file: the rows that its page shows at the same address, all of them, in the language of the page. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const list = (await params).list as ExportedList;
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportList(actor, { list, format }));
  return fileResponse(exported(list, { ...actor, locale }, address), { name: list, format, locale });
});
