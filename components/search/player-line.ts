import { useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { useAvailabilityState } from "@/components/measurements/availability-words";
import { useAttributeWords } from "@/components/measurements/words";
import { positionCoordinates } from "@/components/sports/positions";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { ageSpan } from "@/lib/players/schema/ages";
import type { FoundCard } from "@/lib/search/queries/search";
import type { ShownColumns } from "@/lib/search/schema/columns-shown";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { isPosition } from "@/lib/sports/schema/sports";
import type { Line, ShownAvailability } from "./player-line-view";
import { sportOf, usePlace } from "./words";

type Shown = { columns: ShownColumns; optionalKeys: readonly string[]; sport: string | undefined };

/** Returns a function from a found player to the texts of a row, in the order of `columnsOf`, and the availabilities that the rows name. */
export function usePlayerLine({ columns, optionalKeys, sport: searchedSport }: Shown) {
  const sports = useTranslations("sports");
  const players = useTranslations("players");
  const rows = useTranslations("search.rows");
  const placeOf = usePlace();
  const claimText = useClaimText();
  const { availabilities, indexOf } = useAvailabilityTable();
  const fitsOf = useFits(optionalKeys);
  const lineOf = (player: FoundCard): Line => {
    const availability = columns.shows("available") ? player.line?.availability : undefined;
    const fits = fitsOf(player);
    const sport = sportOf(player);
    const spot = positionCoordinates(sport, player.position);
    const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
    const age: [string, string] = [ageSpan(player.ageBand), players(`ages.${player.ageBand}`)];
    const place = placeOf(player);
    const distance = player.km === null ? place : rows("distance", { place, km: player.km });
    const fixed = { age, position, level: sports(`level.${player.level}`), place: distance };
    return {
      id: player.id,
      name: player.name ?? player.handle,
      ...(sport !== searchedSport && { sport }),
      spot: spot ? [spot.x, spot.y] : null,
      ...(minorBands.has(player.ageBand) && { minor: true }),
      cells: columnsOf(columns).map((column) =>
        typeof column === "string" ? fixed[column] : (claimText(player, column) ?? ""),
      ),
      ...(fits !== null && { fits }),
      ...(availability && { available: indexOf(availability) }),
      ...(player.saved && { saved: true }),
    };
  };
  return { lineOf, availabilities };
}

/** Most rows name the same few availabilities. */
function useAvailabilityTable() {
  const textOf = useAvailabilityState();
  const availabilities: ShownAvailability[] = [];
  const indexOf = (availability: Availability): number => {
    const { state, stale } = availability;
    const text = textOf(availability);
    const index = availabilities.findIndex((known) => known.text === text && (known.stale ?? false) === stale);
    return index < 0 ? availabilities.push({ state, text, ...(stale && { stale }) }) - 1 : index;
  };
  return { availabilities, indexOf };
}

type TextColumn = "age" | "position" | "level" | "place";

/** Columns of texts: some of the card, between them the attributes of the sport. */
export function columnsOf({ shows, attributes }: ShownColumns): (TextColumn | Attribute)[] {
  const shown = (...names: TextColumn[]) => names.filter((name) => shows(name));
  return [...shown("age", "position"), ...attributes, ...shown("level", "place")];
}

/** Number of optional criteria that the player meets, and the unmet ones; null if there are none. */
function useFits(optionalKeys: readonly string[]) {
  const t = useTranslations("search.rows");
  const attributeTexts = useAttributeWords();
  return ({ met }: FoundCard): string | null => {
    if (optionalKeys.length === 0) return null;
    const missed = optionalKeys.filter((key) => !met.includes(key)).map((key) => attributeTexts.label(key));
    const fit = t("fit", { met: optionalKeys.length - missed.length, optional: optionalKeys.length });
    return missed.length > 0 ? `${fit} · ${t("missed", { words: attributeTexts.list(missed) })}` : fit;
  };
}

/** Short text of the player's claim for an attribute. */
function useClaimText() {
  const attributeTexts = useAttributeWords();
  return ({ line }: FoundCard, attribute: Attribute): string | undefined => {
    const claim = line?.claims.find((candidate) => candidate.attribute === attribute.key);
    if (!claim) return undefined;
    if (attribute.type === "number" && claim.number !== null) return attributeTexts.measured(attribute, claim.number);
    return "words" in attribute
      ? attributeTexts.list(claim.choices.map((slug) => attributeTexts.choice(attribute.words, slug)))
      : undefined;
  };
}
