import { useFormatter, useTranslations } from "next-intl";
import { answeredShare, outcomes, type RequestCounts } from "@/lib/reports/schema";
import { FiguresTable } from "./figures-table";

/** What became of the requests of each week or month, and the share that was answered, the newest first. */
export function AskedTable({ caption, asked, by }: { caption: string; asked: RequestCounts[]; by: "week" | "month" }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const named = by === "week" ? "short" : "month";
  return (
    <FiguresTable
      caption={caption}
      heads={[t(by), ...outcomes.map((outcome) => t(outcome)), t("rate")]}
      rows={asked.toReversed().map((row) => {
        const share = answeredShare(row);
        return {
          key: row.since.toISOString(),
          cells: [
            format.dateTime(row.since, named, { timeZone: "UTC" }),
            ...outcomes.map((outcome) => format.number(row[outcome], "whole")),
            share === null ? t("none") : format.number(share, "percent"),
          ],
        };
      })}
    />
  );
}
