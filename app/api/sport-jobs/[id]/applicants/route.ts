import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exportedApplicants } from "@/lib/entry/own-exports";
import { exportApplicants } from "@/lib/jobs/commands/export-applicants";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";

type Context = RouteContext<"/api/sport-jobs/[id]/applicants">;

/** Returns all applicants of an offer as a file, with the same query as the page. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const { id: jobId } = await params;
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportApplicants(actor, { jobId, format }));
  const file = exportedApplicants({ ...actor, locale }, jobId, address);
  return fileResponse(file, { name: "applicants", format, locale });
});
