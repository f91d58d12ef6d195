import { type Attribute, type ChoiceAttribute, type DayAttribute, inSport, type NumberAttribute } from "./attribute";
import { americanFootball } from "./attributes/american-football";
import { baseball } from "./attributes/baseball";
import { basketball } from "./attributes/basketball";
import { bjj } from "./attributes/bjj";
import { bodies } from "./attributes/body";
import { boxing } from "./attributes/boxing";
import { cricket } from "./attributes/cricket";
import { football } from "./attributes/football";
import { handball } from "./attributes/handball";
import { judo } from "./attributes/judo";
import { karate } from "./attributes/karate";
import { kickboxing } from "./attributes/kickboxing";
import { mma } from "./attributes/mma";
import { person } from "./attributes/person";
import { player } from "./attributes/player";
import { rugby } from "./attributes/rugby";
import { taekwondo } from "./attributes/taekwondo";
import { sharedTests } from "./attributes/tests";
import { wrestling } from "./attributes/wrestling";
import { isSport, type SportSlug, sportSlugs } from "./sports";

const shared: readonly Attribute[] = [...player, ...bodies, ...sharedTests, ...person];

const attributesBySport: Record<SportSlug, readonly Attribute[]> = {
  football,
  basketball,
  "american-football": americanFootball,
  baseball,
  cricket,
  handball,
  rugby,
  boxing,
  mma,
  bjj,
  kickboxing,
  wrestling,
  judo,
  karate,
  taekwondo,
};

export const attributes: readonly Attribute[] = [...shared, ...Object.values(attributesBySport).flat()];

const bySport = new Map<string, readonly Attribute[]>(
  sportSlugs.map((sport) => [
    sport,
    [
      ...shared.flatMap((attribute) =>
        attribute.sports.includes(sport) ? (attribute.perSport ? inSport(attribute, sport) : attribute) : [],
      ),
      ...attributesBySport[sport],
    ],
  ]),
);

export const attributesOf = (sport: SportSlug): readonly Attribute[] => bySport.get(sport) ?? [];

/** A key is unique within a sport; undefined if the sport has no such attribute. */
export const attributeOf = (sport: SportSlug, key: string): Attribute | undefined =>
  attributesOf(sport).find((attribute) => attribute.key === key);

/** Finds the attribute of a stored claim; `sport` is null for attributes of the person. */
export const attributeOfClaim = ({ attribute, sport }: { attribute: string; sport: string | null }) =>
  sport === null
    ? shared.find(({ key, perSport }) => key === attribute && !perSport)
    : isSport(sport)
      ? attributeOf(sport, attribute)
      : undefined;

export const claimedSport = ({ perSport }: Attribute, sport: SportSlug) => (perSport ? sport : null);

export const isNumber = (attribute: Attribute): attribute is NumberAttribute => attribute.type === "number";
export const isTest = (attribute: Attribute): attribute is NumberAttribute => isNumber(attribute) && attribute.test;
export const isChoice = (attribute: Attribute): attribute is ChoiceAttribute =>
  attribute.type === "choice" || attribute.type === "choices";
export const isDay = (attribute: Attribute): attribute is DayAttribute =>
  attribute.type === "day" || attribute.type === "month";
