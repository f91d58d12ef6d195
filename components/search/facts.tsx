import { useFormatter, useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { useGrade } from "@/components/measurements/grade";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { FactRow } from "./fact-row";

export function Facts({ facts, ageBand }: Pick<PlayerProfile, "facts" | "ageBand">) {
  const t = useTranslations("search.player");
  const players = useTranslations("players");
  const grades = useTranslations("measurements.grade");
  const format = useFormatter();
  const gradeOf = useGrade();
  if (facts.length === 0) return <p className="soft small">{t("noFacts")}</p>;
  return (
    <ul>
      {facts.map(({ id, label, value, grade, source, on, place, earlier }) => (
        <FactRow
          key={id}
          label={label}
          value={value}
          place={place === null ? "" : players("place", { place })}
          note={on ? format.dateTime(on, "short") : ""}
          {...(source && { source })}
          grade={gradeOf({ grade, on, minor: minorBands.has(ageBand) })}
          {...(earlier.length > 0 && {
            earlier: {
              label: t("earlierValues", { count: earlier.length }),
              values: earlier.map((claim) => [
                claim.value,
                [claim.on && format.dateTime(claim.on, "short"), grades(claim.grade)].filter(Boolean).join(" · "),
              ]),
            },
          })}
        />
      ))}
    </ul>
  );
}
