import { useFormatter, useTranslations } from "next-intl";
import type { Asked } from "@/lib/reports/queries/loop";
import { FiguresTable } from "./figures-table";

const outcomes = ["sent", "accepted", "refused", "expired", "withdrawn", "open"] as const;

/** What became of the requests of each week or month, and the share that was answered, the newest first. */
export function AskedTable({ caption, asked, by }: { caption: string; asked: Asked[]; by: "week" | "month" }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const named = by === "week" ? "short" : "month";
  return (
    <FiguresTable
      caption={caption}
      heads={[t(by), ...outcomes.map((outcome) => t(outcome)), t("rate")]}
      rows={asked.toReversed().map((row) => ({
        key: row.since.toISOString(),
        cells: [
          format.dateTime(row.since, named, { timeZone: "UTC" }),
          ...outcomes.map((outcome) => format.number(row[outcome], "whole")),
          rateOf(row) === null ? t("none") : format.number(rateOf(row) ?? 0, "percent"),
        ],
      }))}
    />
  );
}

function rateOf({ accepted, refused, expired }: Asked): number | null {
  const settled = accepted + refused + expired;
  return settled === 0 ? null : (accepted + refused) / settled;
}
