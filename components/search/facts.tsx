import { useFormatter, useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { Grade } from "@/components/measurements/grade";
import type { PlayerProfile } from "@/lib/players/queries/profile";

export function Facts({ facts, ageBand }: Pick<PlayerProfile, "facts" | "ageBand">) {
  const t = useTranslations("talent.player");
  const players = useTranslations("players");
  const format = useFormatter();
  if (facts.length === 0) return <p className="soft small">{t("noFacts")}</p>;
  return (
    <ul>
      {facts.map(({ id, label, value, grade, source, on, place, older }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm"
        >
          <span title={source ?? undefined}>
            <bdi>{label}</bdi>{" "}
            <b>
              {value && <bdi>{value}</bdi>} {place !== null && players("place", { place })}
            </b>{" "}
            <span className="xs">
              {[on && format.dateTime(on, "short"), older && t("olderValue")].filter(Boolean).join(" · ")}
            </span>
          </span>
          <Grade grade={grade} on={on} minor={minorBands.has(ageBand)} />
        </li>
      ))}
    </ul>
  );
}
