import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exported } from "@/lib/entry/exports";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";
import { exportList } from "@/lib/trust/commands/export-list";
import { exportedListOf } from "@/lib/trust/schema/reports";

type Context = RouteContext<"/api/admin/export/[list]">;

/** Returns all rows of an admin list as a file, with the same query as its page. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const list = exportedListOf((await params).list);
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportList(actor, { list, format }));
  return fileResponse(exported(list, { ...actor, locale }, address), { name: list, format, locale });
});
