import { dayOf } from "@/lib/core/cells";
import { now } from "@/lib/core/clock";
import { unseen } from "@/lib/core/file-answer";
import { pdfOf } from "@/lib/core/pdf";
import { refuse } from "@/lib/core/refusal";
import { readerLocale } from "@/lib/core/request";
import { openedCv } from "@/lib/cvs/queries/opened-cv";
import { printedCv } from "@/lib/cvs/queries/printed";
import { finding } from "@/lib/endpoint";

/** A CV as a PDF in the language of its page, for whoever holds the link; of one that opens no more there is none. */
export const GET = finding(async (actor, request, { params }: RouteContext<"/api/cvs/[code]">) => {
  const locale = readerLocale(request);
  const cv = await openedCv({ ...actor, locale }, (await params).code);
  if (cv?.state !== "open") return refuse("not_found");
  const bytes = await pdfOf(printedCv(cv, locale), locale);
  const disposition = `attachment; filename="recruit-cv-${dayOf(now())}.pdf"`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...unseen,
      "content-type": "application/pdf",
      "content-disposition": disposition,
      "x-robots-tag": "noindex, nofollow",
    },
  });
});
