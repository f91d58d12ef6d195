import { withConsequences } from "@/lib/consequences";
import { dayOf } from "@/lib/core/cells";
import { now } from "@/lib/core/clock";
import { unseen } from "@/lib/core/file-answer";
import { pdfOf } from "@/lib/core/pdf";
import { refuse } from "@/lib/core/refusal";
import { readerLocale } from "@/lib/core/request";
import { finding } from "@/lib/endpoint";
import { exportList } from "@/lib/reports/commands/export-list";
import { printedReport } from "@/lib/reports/queries/printed";
import { dayAsked, type PrintedReport } from "@/lib/reports/schema";

type Context = RouteContext<"/api/admin/reports/[report]">;

/** A report as a PDF: the figures that its page shows at the same address, in the language of the page. */
export const GET = finding(async (actor, request, { params }: Context) => {
  const report = (await params).report as PrintedReport;
  const day = dayAsked.parse(new URL(request.url).searchParams.get("day") ?? undefined);
  const locale = readerLocale(request);
  await withConsequences(() => exportList(actor, { list: report, format: "pdf" }));
  const printed = await printedReport({ ...actor, locale }, report, day);
  if (!printed) return refuse("not_found");
  const name = `recruit-${report}-${day ?? dayOf(now())}.pdf`;
  return new Response(new Uint8Array(await pdfOf(printed, locale)), {
    headers: { ...unseen, "content-type": "application/pdf", "content-disposition": `attachment; filename="${name}"` },
  });
});
