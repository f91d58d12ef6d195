import { useTranslations } from "next-intl";
import { AvailabilityMark } from "@/components/measurements/availability-mark";
import { useAvailabilityWords } from "@/components/measurements/availability-words";
import { useAttributeWords } from "@/components/measurements/words";
import { ChoosePlayer } from "@/components/scouting/chosen-players";
import { SaveButton } from "@/components/scouting/save-button";
import { minorBands } from "@/components/scouting/who";
import { Field } from "@/components/sports/field";
import { spotOf } from "@/components/sports/positions";
import type { Attribute } from "@/lib/measurements/schema/attribute";
import type { Availability } from "@/lib/measurements/schema/standing";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { FoundCard } from "@/lib/search/queries/search";
import type { ShownColumns } from "@/lib/search/schema/columns-shown";
import { isPosition } from "@/lib/sports/schema";
import { sportOf, usePlayerWords } from "./words";

type Props = { player: FoundCard; href: Href; columns: ShownColumns; wishes: readonly string[]; savable: boolean };

const cell = "pe-2 py-px whitespace-nowrap max-lg:hidden";

export function PlayerLine({ player, href, columns, wishes, savable }: Props) {
  const t = useTranslations("talent");
  const sports = useTranslations("sports");
  const players = useTranslations("players");
  const minor = useTranslations("scouting.minor");
  const { level, place } = usePlayerWords(player);
  const claimWords = useClaimWords(player);
  const sport = sportOf(player);
  const spot = spotOf(sport, player.position);
  const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
  const age = players(`ages.${player.ageBand}`);
  const fits = useFits(player, wishes);
  const name = player.name ?? player.handle;
  const { shows } = columns;
  const values = columns.attributes.map((attribute) => ({ key: attribute.key, value: claimWords(attribute) }));
  return (
    <tr
      data-row=""
      className="border-b border-line bg-ground focus-within:bg-ground-2 hover:bg-ground-2 max-lg:grid max-lg:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-lg:py-2"
    >
      <td className="w-11 py-0 pe-2">
        <Field sport={sport} className="thumb block w-9 lg:w-8">
          {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={93} />}
        </Field>
      </td>
      <td className="py-px pe-2 lg:whitespace-nowrap">
        <Link className="inline-flex min-h-6 items-center text-sm font-semibold" href={href}>
          <bdi>{name}</bdi>
        </Link>
        {minorBands.has(player.ageBand) && (
          <span className="ms-2 border border-line-2 px-1 text-ink-2" title={minor("badge")}>
            {t("rows.minor")}
          </span>
        )}
        <span className="block text-ink-2 lg:hidden">
          {[shows("position") && position, shows("age") && age, ...values.map(({ value }) => value)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className="block text-ink-2 lg:hidden">
          {[shows("level") && level, shows("place") && place, fits].filter(Boolean).join(" · ")}
        </span>
        {shows("available") && player.line && (
          <span className="block lg:ms-2 lg:inline min-[96rem]:hidden">
            <Available of={player.line.availability} />
          </span>
        )}
      </td>
      {shows("age") && <td className={cell}>{age}</td>}
      {shows("position") && <td className={cell}>{position}</td>}
      {values.map(({ key, value }) => (
        <td key={key} className={cell}>
          {value ? <bdi>{value}</bdi> : <span className="text-ink-3">–</span>}
        </td>
      ))}
      {shows("level") && <td className={cell}>{level}</td>}
      {shows("place") && <td className={cell}>{place}</td>}
      {shows("available") && player.line && (
        <td className="whitespace-nowrap py-0.5 pe-3 max-[96rem]:hidden">
          <Available of={player.line.availability} />
        </td>
      )}
      {fits && (
        <td className={`${cell} max-w-56 truncate`} title={fits}>
          {fits}
        </td>
      )}
      {savable && (
        <td className="bg-inherit text-end py-0 lg:[&_.icon-btn]:size-6 lg:sticky lg:end-0 lg:ps-2">
          <span className="flex items-center justify-end gap-2">
            <ChoosePlayer id={player.id} name={name} />
            <SaveButton
              playerId={player.id}
              saved={player.saved}
              label={t(player.saved ? "card.unsave" : "card.save", { player: name })}
            />
          </span>
        </td>
      )}
    </tr>
  );
}

/** How many wishes a player fits, and which not: why they stand where they stand. */
function useFits({ met }: FoundCard, wishes: readonly string[]) {
  const t = useTranslations("talent.rows");
  const words = useAttributeWords();
  if (wishes.length === 0) return null;
  const missed = wishes.filter((key) => !met.includes(key)).map((key) => words.label(key));
  const fit = t("fit", { met: wishes.length - missed.length, wishes: wishes.length });
  return missed.length > 0 ? `${fit} · ${t("missed", { words: words.list(missed) })}` : fit;
}

function Available({ of }: { of: Availability }) {
  const words = useAvailabilityWords(of);
  return (
    <span className="inline-flex items-center gap-1.5">
      <AvailabilityMark of={of} />
      <span className="lg:max-[96rem]:sr-only" title={words.state}>
        {words.state}
      </span>
    </span>
  );
}

/** What a player said of an attribute, in a few letters. */
function useClaimWords({ line }: FoundCard) {
  const words = useAttributeWords();
  return (attribute: Attribute): string | undefined => {
    const claim = line?.claims.find((one) => one.attribute === attribute.key);
    if (!claim) return undefined;
    if (attribute.type === "number" && claim.number !== null)
      return [words.number(attribute, claim.number), words.unit(attribute, claim.number)]
        .filter(Boolean)
        .join("\u00a0");
    return "words" in attribute
      ? words.list(claim.choices.map((slug) => words.choice(attribute.words, slug)))
      : undefined;
  };
}
