import { useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { useAvailabilityState } from "@/components/measurements/availability-words";
import { useAttributeWords } from "@/components/measurements/words";
import { spotOf } from "@/components/sports/positions";
import type { Attribute } from "@/lib/measurements/schema/attribute";
import type { Href } from "@/lib/platform/i18n/navigation";
import { ageSpan } from "@/lib/players/schema/ages";
import type { FoundCard } from "@/lib/search/queries/search";
import type { ShownColumns } from "@/lib/search/schema/columns-shown";
import { isPosition } from "@/lib/sports/schema";
import { PlayerLineView } from "./player-line-view";
import { sportOf, usePlayerWords } from "./words";

type Props = { player: FoundCard; href: Href; columns: ShownColumns; wishes: readonly string[]; acts: RowActs | null };

/** Texts with the placeholder {player}. */
export type RowActs = { choose: string; save: string; unsave: string };

/** Texts of a found player for `PlayerLineView`, so that the page's payload holds data instead of markup. */
export function PlayerLine({ player, href, columns, wishes, acts }: Props) {
  const { shows } = columns;
  const t = useTranslations("talent");
  const sports = useTranslations("sports");
  const players = useTranslations("players");
  const scouting = useTranslations("scouting");
  const { level, place } = usePlayerWords(player);
  const claimWords = useClaimWords(player);
  const availabilityState = useAvailabilityState();
  const fitMarks = useFits(player, wishes);
  const availability = shows("available") ? player.line?.availability : undefined;
  const sport = sportOf(player);
  const spot = spotOf(sport, player.position);
  const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
  const age = players(`ages.${player.ageBand}`);
  const name = player.name ?? player.handle;
  const values = columns.attributes.map((attribute) => ({ column: attribute.key, text: claimWords(attribute) ?? "" }));
  const shown = (part: "age" | "position" | "level" | "place", text: string) => (shows(part) ? [text] : []);
  return (
    <PlayerLineView
      id={player.id}
      href={href}
      name={name}
      sport={sport}
      spot={spot ?? null}
      minor={minorBands.has(player.ageBand) ? { text: t("rows.minor"), title: scouting("minor.badge") } : null}
      before={[
        ...(shows("age") ? [{ column: "age", text: ageSpan(player.ageBand), title: age }] : []),
        ...(shows("position") ? [{ column: "position", text: position }] : []),
      ]}
      values={values}
      after={[
        ...(shows("level") ? [{ column: "level", text: level }] : []),
        ...(shows("place") ? [{ column: "place", text: place }] : []),
      ]}
      fits={fitMarks}
      onPhone={[
        [...shown("position", position), ...shown("age", age), ...values.map(({ text }) => text)],
        [...shown("level", level), ...shown("place", place), fitMarks],
      ]
        .map((texts) => texts.filter(Boolean).join(" · "))
        .filter(Boolean)}
      available={
        availability
          ? { state: availability.state, stale: availability.stale, text: availabilityState(availability) }
          : null
      }
      acts={acts && { choose: acts.choose, save: player.saved ? acts.unsave : acts.save, saved: player.saved }}
    />
  );
}

/** Number of optional criteria that the player meets, and the unmet ones. */
function useFits({ met }: FoundCard, wishes: readonly string[]) {
  const t = useTranslations("talent.rows");
  const attributeTexts = useAttributeWords();
  if (wishes.length === 0) return null;
  const missed = wishes.filter((key) => !met.includes(key)).map((key) => attributeTexts.label(key));
  const fit = t("fit", { met: wishes.length - missed.length, wishes: wishes.length });
  return missed.length > 0 ? `${fit} · ${t("missed", { words: attributeTexts.list(missed) })}` : fit;
}

/** Short text of the player's claim for an attribute. */
function useClaimWords({ line }: FoundCard) {
  const attributeTexts = useAttributeWords();
  return (attribute: Attribute): string | undefined => {
    const claim = line?.claims.find((candidate) => candidate.attribute === attribute.key);
    if (!claim) return undefined;
    if (attribute.type === "number" && claim.number !== null)
      return [attributeTexts.number(attribute, claim.number), attributeTexts.unit(attribute, claim.number)]
        .filter(Boolean)
        .join("\u00a0");
    return "words" in attribute
      ? attributeTexts.list(claim.choices.map((slug) => attributeTexts.choice(attribute.words, slug)))
      : undefined;
  };
}
