import { useFormatter, useTranslations } from "next-intl";
import { Stat, Stats } from "@/components/ui/stat";

type Props = { stats: { players: number; recruiters: number; contracts: number; countries: number } };

export function HomeStats({ stats }: Props) {
  const t = useTranslations("home.stats");
  const format = useFormatter();
  return (
    <div className="wrap">
      <Stats>
        <Stat label={t("players")} value={format.number(stats.players)} />
        <Stat label={t("recruiters")} value={format.number(stats.recruiters)} />
        <Stat label={t("contracts")} value={format.number(stats.contracts)} />
        <Stat label={t("countries")} value={format.number(stats.countries)} />
      </Stats>
    </div>
  );
}
