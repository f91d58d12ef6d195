import { useFormatter, useTranslations } from "next-intl";
import { answeredShare, outcomes, type RequestCounts } from "@/lib/trust/schema/reports";
import { FiguresTable } from "./figures-table";

/** Outcome of the contact requests by week or month, newest first. */
export function RequestTable({
  caption,
  counts,
  by: interval,
}: {
  caption: string;
  counts: RequestCounts[];
  by: "week" | "month";
}) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const dateFormat = interval === "week" ? "short" : "month";
  return (
    <FiguresTable
      caption={caption}
      heads={[t(interval), ...outcomes.map((outcome) => t(outcome)), t("rate")]}
      rows={counts.toReversed().map((row) => {
        const share = answeredShare(row);
        return {
          key: row.since.toISOString(),
          cells: [
            format.dateTime(row.since, dateFormat, { timeZone: "UTC" }),
            ...outcomes.map((outcome) => format.number(row[outcome], "whole")),
            share === null ? t("none") : format.number(share, "percent"),
          ],
        };
      })}
    />
  );
}
