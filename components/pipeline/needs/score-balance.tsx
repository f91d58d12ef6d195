import { useFormatter, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import { Disclosure } from "@/components/ui/disclosure";
import type { scoreImpact } from "@/lib/pipeline/queries/impact";
import { type Impact, type ImpactGround, impactGrounds } from "@/lib/pipeline/schema/bias";

type Props = { impact: NonNullable<Awaited<ReturnType<typeof scoreImpact>>> };

/** Shows the staff whether high scores are equally frequent in every group. */
export function ScoreBalance({ impact }: Props) {
  const t = useTranslations("needs.balance");
  return (
    <section aria-labelledby="balance" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="balance" className="heading-xl">
        {t("title")}
      </h2>
      <p className="max-w-160 text-sm text-ink-2">{t("lead")}</p>
      {impactGrounds.map((ground) => (
        <Disclosure key={ground} summary={t(ground)} open={impact[ground].some(({ fair: isFair }) => !isFair)}>
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
  const t = useTranslations("needs.balance");
  const format = useFormatter();
  const country = useCountryName();
  const nameOf = (group: string) => {
    if (ground === "country") return country(group);
    if (ground === "quarter") return t("quarterOf", { quarter: group });
    const key = `genders.${group as "other"}` as const;
    // Values of the former backend have no translation and are shown as stored.
    return t.has(key) ? t(key) : group;
  };
  return (
    <ul className="text-sm">
      {groups.map(({ group, seen: seenCount, chosen, ratio, fair: isFair }) => (
        <li key={group} className="flex flex-wrap gap-x-4 border-b border-line py-1 tabular-nums">
          <span className="min-w-32 font-semibold">{nameOf(group)}</span>
          <span>{`${t("seen")} ${format.number(seenCount)}`}</span>
          <span>{`${t("chosen")} ${format.number(chosen)}`}</span>
          <span>{`${t("ratio")} ${format.number(ratio, { style: "percent" })} · ${t(isFair ? "fair" : "unfair")}`}</span>
        </li>
      ))}
    </ul>
  );
}
