import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OtherMeasure } from "@/components/evidence/other-measure";
import { Said } from "@/components/evidence/said";
import { useAttributeWords } from "@/components/evidence/words";
import { minorBands } from "@/components/scouting/who";
import { attributesOf, isTest } from "@/lib/evidence/schema/catalogue";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { Facts } from "./facts";
import { sportOf } from "./words";

type Shown = Omit<PlayerProfile, "city">;

const longestNumeral = 8;

/** What the second depth adds: measures, career, facts. */
export function Profile({ player }: { player: Shown }) {
  const t = useTranslations("talent.player");
  return (
    <>
      <Measures player={player} />
      <Statements player={player} />
      <div className="two">
        <div className="career">
          <Told label={t("experience")}>{player.experienceLevel}</Told>
          <Told label={t("club")}>{player.currentClub}</Told>
          <Told label={t("achievements")}>{player.achievements}</Told>
        </div>
        <div>
          <h2 className="label">{t("facts")}</h2>
          <Facts facts={player.facts} ageBand={player.ageBand} />
        </div>
      </div>
    </>
  );
}

/** Height and weight, then two figures as numerals: of what the sport measures, else the newest in the player's own words. */
function Measures({ player }: { player: Shown }) {
  const t = useTranslations("talent.player");
  const format = useFormatter();
  const tests = useTests(player);
  const { heightCm, weightKg, performances } = player;
  const body = [
    { value: heightCm, name: "height" as const, unit: "cm" as const },
    { value: weightKg, name: "weight" as const, unit: "kg" as const },
  ].flatMap(({ value, name, unit }) => {
    if (value === null) return [];
    const also = <OtherMeasure key={unit} value={value} unit={unit} sport={sportOf(player)} />;
    return [{ name, value: format.number(value, "whole"), label: t.rich(name, { name: onlyHeard }), also }];
  });
  const newest = new Map([...performances].reverse().map(({ metricName, metricValue }) => [metricName, metricValue]));
  const own = [...newest]
    .map(([name, value]) => ({ name, value, label: name, also: null }))
    .filter(({ value }) => value.length <= longestNumeral)
    .reverse();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,max-content))] justify-between gap-x-8 gap-y-4">
      {[...body, ...[...tests, ...own].slice(0, 2)].map(({ name, value, label, also }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 text-xs text-ink-2">
            <bdi>{label}</bdi>
            {also}
          </dt>
          <dd className="num text-[clamp(2.25rem,1.7rem+2.4vw,3.75rem)]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useTests(player: Shown) {
  const words = useAttributeWords();
  const sport = sportOf(player);
  return attributesOf(sport)
    .filter(isTest)
    .flatMap((attribute) => {
      const about = attribute.perSport ? sport : null;
      const claim = player.claims.find((one) => one.attribute === attribute.key && one.sport === about);
      if (claim?.number == null) return [];
      const { number } = claim;
      const label = [words.label(attribute.key), words.unit(attribute, number)].filter(Boolean).join(" · ");
      const also = <OtherMeasure key={attribute.key} value={number} unit={attribute.unit} sport={sport} />;
      return [{ name: attribute.key, value: words.number(attribute, number), label, also }];
    });
}

/** What is said that is no figure: positions, sides, styles, what is next. Figures stand in the evidence, beside the peers. */
function Statements({ player }: { player: Shown }) {
  const claims = player.claims.filter(({ number }) => number === null);
  return <Said claims={claims} sport={sportOf(player)} minor={minorBands.has(player.ageBand)} />;
}

const onlyHeard = (words: ReactNode) => <span className="vh">{words}</span>;

function Told({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <h2 className="label">{label}</h2>
      <p className="told" dir="auto">
        {children}
      </p>
    </div>
  );
}
