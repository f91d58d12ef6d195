import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { minorBands } from "@/components/contacts/requests/who";
import { ClaimList } from "@/components/measurements/claim-list";
import { OtherMeasure } from "@/components/measurements/other-measure";
import { useAttributeWords } from "@/components/measurements/words";
import type { PlayerProfile } from "@/lib/players/queries/profile";
import { attributesOf, isNumber, isTest } from "@/lib/sports/schema/catalogue";
import { Facts } from "./facts";
import { sportOf } from "./words";

type ShownProfile = Omit<PlayerProfile, "city">;

const longestNumeral = 8;

/** The data that the access level "profile" adds. */
export function Profile({ player }: { player: ShownProfile }) {
  const t = useTranslations("search.player");
  return (
    <>
      <Measures player={player} />
      <Statements player={player} />
      <div className="@container">
        <div className="two grid gap-x-10 gap-y-6 @min-[36rem]:grid-cols-2">
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
      </div>
    </>
  );
}

/** Height and weight, then two figures: tests of the sport first, else values of the player that have a history. */
function Measures({ player }: { player: ShownProfile }) {
  const t = useTranslations("search.player");
  const tests = useTests(player);
  const attributeTexts = useAttributeWords();
  const body = [
    { key: "height_cm", value: player.heightCm, name: "height" as const },
    { key: "weight_kg", value: player.weightKg, name: "weight" as const },
  ].flatMap(({ key, value, name }) => {
    const attribute = attributesOf(sportOf(player))
      .filter(isNumber)
      .find((candidate) => candidate.key === key);
    if (value === null || !attribute) return [];
    const otherMeasure = <OtherMeasure key={key} value={value} unit={attribute.unit} sport={sportOf(player)} />;
    return [
      {
        name,
        value: attributeTexts.number(attribute, value),
        label: t.rich(name, { name: screenReaderOnly }),
        also: otherMeasure,
      },
    ];
  });
  const ownFigures = player.facts
    .filter(({ value, earlier }) => earlier.length > 0 && value.length <= longestNumeral)
    .map(({ id, label, value }) => ({ name: id, value, label, also: null }));
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,max-content))] justify-between gap-x-8 gap-y-4">
      {[...body, ...[...tests, ...ownFigures].slice(0, 2)].map(({ name, value, label, also: otherMeasure }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 text-xs text-ink-2">
            <bdi>{label}</bdi>
            {otherMeasure}
          </dt>
          <dd className="num text-[clamp(2.25rem,1.7rem+2.4vw,3.75rem)]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useTests(player: ShownProfile) {
  const attributeTexts = useAttributeWords();
  const sport = sportOf(player);
  return attributesOf(sport)
    .filter(isTest)
    .flatMap((attribute) => {
      const claimSport = attribute.perSport ? sport : null;
      const claim = player.claims.find(
        (candidate) => candidate.attribute === attribute.key && candidate.sport === claimSport,
      );
      if (claim?.number == null) return [];
      const { number } = claim;
      const label = [attributeTexts.label(attribute.key), attributeTexts.unit(attribute, number)]
        .filter(Boolean)
        .join(" · ");
      const otherMeasure = <OtherMeasure key={attribute.key} value={number} unit={attribute.unit} sport={sport} />;
      return [{ name: attribute.key, value: attributeTexts.number(attribute, number), label, also: otherMeasure }];
    });
}

/** Claims without a number; the others are shown with the measurements. */
function Statements({ player }: { player: ShownProfile }) {
  const claims = player.claims.filter((claim) => claim.number === null && !standsOnCard(claim));
  return <ClaimList claims={claims} sport={sportOf(player)} minor={minorBands.has(player.ageBand)} />;
}

/** True for claims that the card already shows: a single nationality and a single position without side or role. */
const standsOnCard = ({ attribute, choices, parts }: ShownProfile["claims"][number]) =>
  (attribute === "nationalities" && choices.length === 1) ||
  (attribute === "positions" && parts?.length === 1 && Object.keys(parts[0] ?? {}).length === 1);

const screenReaderOnly = (chunks: ReactNode) => <span className="vh">{chunks}</span>;

function DescriptionRow({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <h2 className="label">{label}</h2>
      <p className="description" dir="auto">
        {children}
      </p>
    </div>
  );
}
