import { useFormatter, useTranslations } from "next-intl";
import { Stat } from "@/components/ui/stat";
import type { PlatformFigures } from "@/lib/reports/queries/overview";
import "./admin.css";

const order = [
  "players",
  "esport",
  "jobSeekers",
  "recruiters",
  "contracts",
  "matches",
  "countries",
  "pendingKyc",
] as const;

export function Figures({ figures }: { figures: PlatformFigures }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  return (
    <section aria-label={t("figures")}>
      <dl className="eight">
        {order.map((name) => (
          <Stat key={name} label={t(`tile.${name}`)} value={format.number(figures[name], "whole")} />
        ))}
      </dl>
    </section>
  );
}
