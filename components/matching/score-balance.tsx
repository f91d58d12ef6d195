import { useFormatter, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import { Disclosure } from "@/components/ui/disclosure";
import type { scoreImpact } from "@/lib/matching/queries/impact";
import { type Impact, type ImpactGround, impactGrounds } from "@/lib/matching/schema/bias";

type Props = { impact: NonNullable<Awaited<ReturnType<typeof scoreImpact>>> };

/** Whether high scores are as frequent in every group, for the staff. */
export function ScoreBalance({ impact }: Props) {
  const t = useTranslations("matching.balance");
  return (
    <section aria-labelledby="balance" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="balance" className="heading-xl">
        {t("title")}
      </h2>
      <p className="max-w-160 text-sm text-ink-2">{t("lead")}</p>
      {impactGrounds.map((ground) => (
        <Disclosure key={ground} summary={t(ground)} open={impact[ground].some(({ fair }) => !fair)}>
          {impact[ground].length === 0 ? (
            <p className="text-sm">{t("none")}</p>
          ) : (
            <Groups ground={ground} groups={impact[ground]} />
          )}
        </Disclosure>
      ))}
    </section>
  );
}

function Groups({ ground, groups }: { ground: ImpactGround; groups: Impact[] }) {
  const t = useTranslations("matching.balance");
  const format = useFormatter();
  const country = useCountryName();
  const nameOf = (group: string) => {
    if (ground === "country") return country(group);
    if (ground === "quarter") return t("quarterOf", { quarter: group });
    const key = `genders.${group as "other"}` as const;
    // What an earlier backend wrote there is said as it was written.
    return t.has(key) ? t(key) : group;
  };
  return (
    <ul className="text-sm">
      {groups.map(({ group, seen, chosen, ratio, fair }) => (
        <li key={group} className="flex flex-wrap gap-x-4 border-b border-line py-1 tabular-nums">
          <span className="min-w-32 font-semibold">{nameOf(group)}</span>
          <span>{`${t("seen")} ${format.number(seen)}`}</span>
          <span>{`${t("chosen")} ${format.number(chosen)}`}</span>
          <span>{`${t("ratio")} ${format.number(ratio, { style: "percent" })} · ${t(fair ? "fair" : "unfair")}`}</span>
        </li>
      ))}
    </ul>
  );
}
