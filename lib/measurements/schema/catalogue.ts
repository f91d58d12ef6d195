import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema";
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

/** All that athletes can say, each once. */
export const attributes: readonly Attribute[] = [...shared, ...Object.values(attributesBySport).flat()];

const bySport = new Map<string, readonly Attribute[]>(
  sportSlugs.map((sport) => [
    sport,
    [
      ...shared.flatMap((one) => (one.sports.includes(sport) ? (one.perSport ? inSport(one, sport) : one) : [])),
      ...attributesBySport[sport],
    ],
  ]),
);

/** What is asked in a sport. */
export const attributesOf = (sport: SportSlug): readonly Attribute[] => bySport.get(sport) ?? [];

/** One key means one thing in a sport; undefined for what is no attribute of it. */
export const attributeOf = (sport: SportSlug, key: string): Attribute | undefined =>
  attributesOf(sport).find((attribute) => attribute.key === key);

/** What a stored claim is about: its `sport` is null where the attribute holds for the person. */
export const attributeOfClaim = ({ attribute, sport }: { attribute: string; sport: string | null }) =>
  sport === null
    ? shared.find(({ key, perSport }) => key === attribute && !perSport)
    : isSport(sport)
      ? attributeOf(sport, attribute)
      : undefined;

/** The `sport` of a claim of this attribute, made as an athlete of that sport. */
export const claimedSport = ({ perSport }: Attribute, sport: SportSlug) => (perSport ? sport : null);

export const isNumber = (attribute: Attribute): attribute is NumberAttribute => attribute.type === "number";
export const isTest = (attribute: Attribute): attribute is NumberAttribute => isNumber(attribute) && attribute.test;
export const isChoice = (attribute: Attribute): attribute is ChoiceAttribute =>
  attribute.type === "choice" || attribute.type === "choices";
export const isDay = (attribute: Attribute): attribute is DayAttribute =>
  attribute.type === "day" || attribute.type === "month";
