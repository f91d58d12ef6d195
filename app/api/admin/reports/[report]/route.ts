import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { dayOf } from "@/lib/platform/files/cells";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";
import { pdfOf } from "@/lib/platform/print/pdf";
import { exportList } from "@/lib/trust/commands/export-list";
import { printedReport } from "@/lib/trust/queries/printed";
import { dayFilter, type PrintedReport } from "@/lib/trust/schema/reports";

type Context = RouteContext<"/api/admin/reports/[report]">;

/** Returns a report as a PDF, with the same query as its page. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const report = (await params).report as PrintedReport;
  const day = dayFilter.parse(new URL(request.url).searchParams.get("day") ?? undefined);
  const locale = readerLocale(request);
  await afterCommit(() => exportList(actor, { list: report, format: "pdf" }));
  const printed = await printedReport({ ...actor, locale }, report, day);
  if (!printed) return refuse("not_found");
  const name = `recruit-${report}-${day ?? dayOf(now())}.pdf`;
  return new Response(new Uint8Array(await pdfOf(printed, locale)), {
    headers: {
      ...privateHeaders,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
});
