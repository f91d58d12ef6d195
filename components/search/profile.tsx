import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OtherMeasure } from "@/components/measurements/other-measure";
import { Said } from "@/components/measurements/said";
import { useAttributeWords } from "@/components/measurements/words";
import { minorBands } from "@/components/scouting/who";
import { attributesOf, isNumber, isTest } from "@/lib/measurements/schema/catalogue";
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
          <DescriptionRow label={t("experience")}>{player.experienceLevel}</DescriptionRow>
          <DescriptionRow label={t("club")}>{player.currentClub}</DescriptionRow>
          <DescriptionRow label={t("achievements")}>{player.achievements}</DescriptionRow>
        </div>
        {(player.facts.length > 0 || player.factCount !== null) && (
          <div>
            <h2 className="label">{t("facts")}</h2>
            <Facts facts={player.facts} ageBand={player.ageBand} />
          </div>
        )}
      </div>
    </>
  );
}

/** Height and weight, then two figures as numerals: of what the sport measures, else the newest in the player's own words. */
function Measures({ player }: { player: Shown }) {
  const t = useTranslations("talent.player");
  const tests = useTests(player);
  const words = useAttributeWords();
  const body = [
    { key: "height_cm", value: player.heightCm, name: "height" as const },
    { key: "weight_kg", value: player.weightKg, name: "weight" as const },
  ].flatMap(({ key, value, name }) => {
    const attribute = attributesOf(sportOf(player))
      .filter(isNumber)
      .find((one) => one.key === key);
    if (value === null || !attribute) return [];
    const also = <OtherMeasure key={key} value={value} unit={attribute.unit} sport={sportOf(player)} />;
    return [{ name, value: words.number(attribute, value), label: t.rich(name, { name: onlyHeard }), also }];
  });
  const newest = new Map(
    [...player.performances].reverse().map(({ metricName, metricValue }) => [metricName, metricValue]),
  );
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
  const claims = player.claims.filter((claim) => claim.number === null && !standsOnCard(claim));
  return <Said claims={claims} sport={sportOf(player)} minor={minorBands.has(player.ageBand)} />;
}

/** The card says the nationality and the position; a second of them, a side or a role it does not. */
const standsOnCard = ({ attribute, choices, parts }: Shown["claims"][number]) =>
  (attribute === "nationalities" && choices.length === 1) ||
  (attribute === "positions" && parts?.length === 1 && Object.keys(parts[0] ?? {}).length === 1);

const onlyHeard = (words: ReactNode) => <span className="vh">{words}</span>;

function DescriptionRow({ label, children }: { label: string; children: string | null }) {
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
