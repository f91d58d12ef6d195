import { useFormatter, useTranslations } from "next-intl";
import { Stat, Stats } from "@/components/ui/stat";

const names = ["players", "recruiters", "contracts", "countries"] as const;

type Props = { stats: Record<(typeof names)[number], number> };

export function HomeStats({ stats }: Props) {
  const t = useTranslations("home.stats");
  const format = useFormatter();
  return (
    <div className="wrap">
      <Stats>
        {names.map((name) => (
          <Stat key={name} figure={name} label={t(name)} value={format.number(stats[name], "whole")} />
        ))}
      </Stats>
    </div>
  );
}
