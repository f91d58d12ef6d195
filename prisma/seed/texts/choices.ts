import type { Attribute } from "../../../lib/sports/schema/attribute.ts";
import { type Claimant, offered } from "../../../lib/sports/schema/plausible.ts";
import { rolesOf, sidesOf } from "../../../lib/sports/schema/positions.ts";
import { type SportSlug, sportPositions } from "../../../lib/sports/schema/sports.ts";
import type { Days } from "../days.ts";
import type { Random } from "../random.ts";

type Row = { primarySport: SportSlug; position: string; nationality: string };
type PreferenceContext = { row: Row; claimant: Claimant; days: Days };
type Value = { choices?: string[]; day?: Date; parts?: Record<string, string | number>[] };

const spoken: Record<string, readonly string[]> = {
  FR: ["fr", "en"],
  ES: ["es", "en"],
  SN: ["fr", "wo"],
  MA: ["ar", "fr"],
  DZ: ["ar", "fr"],
  TN: ["ar", "fr"],
  BR: ["pt", "es"],
  PT: ["pt", "en"],
  DE: ["de", "en"],
  IT: ["it", "en"],
};

/** A demo player's preferences that are not numbers; null for those left empty. */
export function choicesFor(
  attribute: Attribute,
  { row, claimant, days }: PreferenceContext,
  random: Random,
): Value | null {
  if (attribute.type === "choices" && attribute.choices.length < 24 && attribute.key !== "eligibility") {
    const list = random.shuffle(offered(attribute, claimant.age));
    return list.length > 0 ? { choices: list.slice(0, random.integer(1, Math.min(3, list.length))) } : null;
  }
  if (attribute.type === "yes_no") return { choices: [random.chance(0.4) ? "yes" : "no"] };
  if (attribute.key === "available_from") return { day: days.ahead(random.integer(10, 220)) };
  if (attribute.key === "contract_end") {
    const year = days.today.getUTCFullYear() + (days.today.getUTCMonth() < 6 ? 0 : 1);
    return { day: new Date(Date.UTC(year, 5, 30)) };
  }
  if (attribute.key === "positions") return { parts: positions(row, random) };
  if (attribute.key === "languages") {
    const [mother = "en", other = "fr"] = spoken[row.nationality] ?? ["en", "fr"];
    return {
      parts: [
        { language: mother, level: "C2" },
        { language: other, level: random.pick(["A2", "B1", "B2"]) },
      ],
    };
  }
  if (attribute.key === "fight_record")
    return {
      parts: [
        { status: "amateur", wins: random.integer(4, 30), losses: random.integer(0, 10), draws: random.integer(0, 2) },
      ],
    };
  return attribute.key === "belt" ? { parts: belt(attribute, random) } : null;
}

function positions({ primarySport, position }: Row, random: Random) {
  const other = random.pick((sportPositions[primarySport] as readonly string[]).filter((each) => each !== position));
  const main = {
    position,
    ...pickOne("side", sidesOf(primarySport, position), random),
    ...pickOne("role", rolesOf(primarySport, position), random),
  };
  return random.chance(0.6) ? [main, { position: other }] : [main];
}

const pickOne = (name: string, list: readonly string[], random: Random) =>
  list.length > 0 ? { [name]: random.pick(list) } : {};

function belt(attribute: Attribute, random: Random): Record<string, string | number>[] {
  const fields = attribute.type === "record" ? attribute.fields.map(({ name }) => name) : [];
  if (fields.includes("degree"))
    return [{ belt: random.pick(["blue", "purple", "brown", "black"]), degree: random.integer(0, 3) }];
  return [{ belt: "black", dan: random.integer(1, 4) }];
}
