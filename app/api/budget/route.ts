import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exportedBudget } from "@/lib/entry/own-exports";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";
import { exportBudget } from "@/lib/recruiters/commands/export-budget";

/** Returns the budget of an organization as a file, with the same query as its page. */
export const GET = getOr404(async (actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportBudget(actor, { format }));
  const file = exportedBudget({ ...actor, locale }, searchParams.get("month") ?? undefined);
  return fileResponse(file, { name: "budget", format, locale });
});
