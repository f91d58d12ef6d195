import { withConsequences } from "@/lib/consequences";
import type { FileFormat } from "@/lib/core/cells";
import { fileAnswer } from "@/lib/core/file-answer";
import { readerLocale } from "@/lib/core/request";
import { finding } from "@/lib/endpoint";
import { exportedBudget } from "@/lib/own-exports";
import { exportBudget } from "@/lib/recruiters/commands/export-budget";

/** An organisation's budget as a file: the rows that its page shows at the same address. */
export const GET = finding(async (actor, request) => {
  const asked = new URL(request.url).searchParams;
  const format = (asked.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await withConsequences(() => exportBudget(actor, { format }));
  const file = exportedBudget({ ...actor, locale }, asked.get("month") ?? undefined);
  return fileAnswer(file, { name: "budget", format, locale });
});
