import { getOr404 } from "@/lib/entry/endpoint";
import { openedCv } from "@/lib/measurements/queries/opened-cv";
import { printedCv } from "@/lib/measurements/queries/printed-cv";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { dayOf } from "@/lib/platform/files/cells";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";
import { pdfOf } from "@/lib/platform/print/pdf";

/** Returns a CV as a PDF for everyone who has the link; closed and expired CVs are not found. */
export const GET = getOr404(async (actor, request, { params }: RouteContext<"/api/cvs/[code]">) => {
  const locale = readerLocale(request);
  const cv = await openedCv({ ...actor, locale }, (await params).code);
  if (cv?.state !== "open") return refuse("not_found");
  const bytes = await pdfOf(printedCv(cv, locale), locale);
  const disposition = `attachment; filename="recruit-cv-${dayOf(now())}.pdf"`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      "content-type": "application/pdf",
      "content-disposition": disposition,
      "x-robots-tag": "noindex, nofollow",
    },
  });
});
