import { withConsequences } from "@/lib/consequences";
import { dayOf } from "@/lib/core/cells";
import { now } from "@/lib/core/clock";
import { unlimited } from "@/lib/core/limit";
import { pdfOf } from "@/lib/core/pdf";
import { Refusal } from "@/lib/core/refusal";
import { readerLocale } from "@/lib/core/request";
import { reading } from "@/lib/endpoint";
import { exportList } from "@/lib/reports/commands/export-list";
import { printedReport } from "@/lib/reports/queries/printed";
import { dayAsked, type PrintedReport } from "@/lib/reports/schema";

type Context = RouteContext<"/api/admin/reports/[report]">;

/** A report as a PDF: the figures that its page shows at the same address, in the language of the page. */
export const GET = reading(unlimited("counted by the command"), async (actor, request, { params }: Context) => {
  const report = (await params).report as PrintedReport;
  const day = dayAsked.parse(new URL(request.url).searchParams.get("day") ?? undefined);
  const locale = readerLocale(request);
  try {
    await withConsequences(() => exportList(actor, { list: report, format: "pdf" }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter) throw error;
    return new Response("Not found", { status: 404, headers: unseen });
  }
  const printed = await printedReport({ ...actor, locale }, report, day);
  if (!printed) return new Response("Not found", { status: 404, headers: unseen });
  const name = `recruit-${report}-${day ?? dayOf(now())}.pdf`;
  return new Response(new Uint8Array(await pdfOf(printed, locale)), {
    headers: { ...unseen, "content-type": "application/pdf", "content-disposition": `attachment; filename="${name}"` },
  });
});

const unseen = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
