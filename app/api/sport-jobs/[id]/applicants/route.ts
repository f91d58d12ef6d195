import { withConsequences } from "@/lib/consequences";
import type { FileFormat } from "@/lib/core/cells";
import { fileAnswer, unseen } from "@/lib/core/file-answer";
import { unlimited } from "@/lib/core/limit";
import { Refusal } from "@/lib/core/refusal";
import { readerLocale } from "@/lib/core/request";
import { reading } from "@/lib/endpoint";
import { exportedApplicants } from "@/lib/exports";
import { exportApplicants } from "@/lib/jobs/commands/export-applicants";

type Context = RouteContext<"/api/sport-jobs/[id]/applicants">;

/** Who applied for one's own offer, as a file: the rows that its page shows at the same address, all of them. */
export const GET = reading(unlimited("counted by the command"), async (actor, request, { params }: Context) => {
  const asked = new URL(request.url).searchParams;
  const address = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]));
  const { id: jobId } = await params;
  const format = (asked.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  try {
    await withConsequences(() => exportApplicants(actor, { jobId, format }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter) throw error;
    return new Response("Not found", { status: 404, headers: unseen });
  }
  const file = exportedApplicants({ ...actor, locale }, jobId, address);
  return fileAnswer(file, { name: "applicants", format, locale });
});
