import { expect, test } from "vitest";
import { sprintMomentum } from "@/lib/measurements/schema/momentum";
import { esportFigures as esport, teamHistory } from "@/lib/players/schema/esport-figures";
import {
  type Attribute,
  type ChoiceWords,
  inSport,
  type NumberAttribute,
  type Range,
} from "@/lib/sports/schema/attribute";
import { attributeOf, attributes, attributesOf, isChoice, isNumber } from "@/lib/sports/schema/catalogue";
import { combatSports } from "@/lib/sports/schema/combat-sports";
import { isAsked, offered, rangeFor } from "@/lib/sports/schema/plausible";
import { allRoles, allSides } from "@/lib/sports/schema/positions";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { classesOf, classLists, weightClass } from "@/lib/sports/schema/weight-classes";
import { messagesOf } from "./catalogue";
import { sources } from "./sources";

const all: readonly Attribute[] = [...attributes, sprintMomentum, ...esport, teamHistory];
const messageKeys = new Set(
  messagesOf(sources(["messages"], /attributes\.json$/)).map(({ locale, key }) => `${locale} ${key}`),
);
const wordless = (keys: string[]) =>
  ["en", "fr", "es", "ar"]
    .flatMap((locale) => keys.map((key) => `${locale} ${key}`))
    .filter((key) => !messageKeys.has(key));

/** The message keys of the choices; choices with other labels need none. */
const choiceKeys = (choices: readonly string[], choiceWords: ChoiceWords) =>
  choiceWords.startsWith("intl:") || choiceWords === "class" || choiceWords === "position"
    ? []
    : choices.map((choice) => `choice.${choiceWords}.${choice}`);

const silent = new Set(["level", "count"]);

function keysOf(attribute: Attribute): string[] {
  const label = `label.${attribute.key}`;
  if (attribute.type === "choice" || attribute.type === "choices")
    return [label, ...choiceKeys(attribute.choices, attribute.words)];
  if (attribute.type === "number") return silent.has(attribute.unit) ? [label] : [label, `unit.${attribute.unit}`];
  if (attribute.type !== "record") return [label];
  const fields = attribute.fields.flatMap((field) => [
    `field.${field.name}`,
    ...(field.type === "choice" ? choiceKeys(field.choices, field.words) : []),
  ]);
  return [label, `group.${attribute.group}`, ...fields];
}

test("every attribute, unit, choice and field has a label in four languages", () => {
  expect(wordless(all.flatMap(keysOf))).toEqual([]);
  expect(
    wordless([...allSides.map((side) => `choice.side.${side}`), ...allRoles.map((role) => `choice.role.${role}`)]),
  ).toEqual([]);
  expect(
    wordless(Object.values(classLists).flatMap((lists) => Object.keys(lists).map((list) => `list.${list}`))),
  ).toEqual([]);
  expect(wordless(["label.shoe_size"])).toHaveLength(4);
});

test("an attribute key has one meaning per sport and one test protocol per person", () => {
  for (const sport of sportSlugs) {
    const keys = attributesOf(sport).map(({ key }) => key);
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      sport,
    ).toEqual([]);
  }
  const personal = attributes.filter(({ perSport }) => !perSport).map(({ key }) => key);
  expect(personal.filter((key, index) => personal.indexOf(key) !== index)).toEqual([]);
  expect(esport.map(({ key }) => key).filter((key, index, keys) => keys.indexOf(key) !== index)).toEqual([]);
});

const claimants = [8, 13, 16, 25].flatMap((age) =>
  (["men", "women", "open", null] as const).map((category) => ({ age, category })),
);
const sane = ([least, most]: Range) => Number.isFinite(least) && Number.isFinite(most) && least < most;

test("each attribute has one valid range", () => {
  const bad = all
    .filter(isNumber)
    .filter((attribute) => claimants.some((claimant) => !sane(rangeFor(attribute, claimant))));
  expect(bad.map(({ key }) => key)).toEqual([]);
  const sprint = attributes.find(({ key }) => key === "sprint_30m") as NumberAttribute;
  expect(rangeFor(sprint, { age: 25, category: "women" })).toEqual([3.9, 6.8]);
  expect(rangeFor(sprint, { age: 25, category: null })).toEqual([3.6, 6.8]);
  expect(rangeFor(sprint, { age: 11, category: "men" })).toEqual([4.4, 9]);
  const shuttle = attributes.find(({ key }) => key === "bronco") as NumberAttribute;
  expect(rangeFor(shuttle, { age: 13, category: "men" })).toEqual([240, 600]);
});

const askedKeysAt = (age: number) => attributes.filter((attribute) => isAsked(attribute, age)).map(({ key }) => key);

test("minors are not asked about contracts, pay, agents or lifting", () => {
  const never = ["contract_status", "contract_end", "pay_wish", "representation", "playable_from", "education_level"];
  expect(askedKeysAt(17).filter((key) => never.includes(key))).toEqual([]);
  expect(askedKeysAt(25)).toEqual(expect.arrayContaining(never));
  expect(askedKeysAt(15).filter((key) => key.endsWith("_1rm") || key.startsWith("bench_reps"))).toEqual([]);
  expect(askedKeysAt(16)).toContain("bench_1rm");
});

test("a minor's weight is visible to the player and guardian only, and minors have their own lists of choices", () => {
  const find = (key: string, sport = "judo") =>
    attributes.find((attribute) => attribute.key === key && attribute.sports.some((each) => each === sport))!;
  expect(find("weight_kg").minors).toBe("owner");
  const [classes, preference, moves] = [find("weight_class"), find("looking_for"), find("willing_to_move")];
  if (classes.type !== "choice" || preference.type !== "choices" || moves.type !== "choice") throw new Error("types");
  expect(offered(classes, 15).every((slug) => slug.startsWith("ijf-cadet."))).toBe(true);
  expect(offered(classes, 20)).toEqual(classesOf("judo"));
  expect(offered(preference, 17)).toEqual(["academy", "amateur_club", "university"]);
  expect(offered(moves, 15)).toEqual(["no", "region"]);
  expect(offered(moves, 16)).toContain("continent");
  expect(isAsked(find("weight_class", "boxing"), 15)).toBe(false);
});

test("a choice for certain sports is asked in those sports only", () => {
  const sportsOf = (key: string, choice: string) =>
    sportSlugs.filter((sport) => {
      const attribute = attributeOf(sport, key);
      return attribute && isChoice(attribute) && inSport(attribute, sport).choices.includes(choice);
    });
  expect(sportsOf("eligibility", "jiff")).toEqual(["rugby"]);
  expect(sportsOf("looking_for", "bouts")).toEqual(combatSports);
  expect(attributeOf("football", "eligibility")).toMatchObject({ choices: expect.not.arrayContaining(["jiff"]) });
});

test("no attribute is medical", () => {
  const medical = /(^|_)(injur(y|ies)|fat|bmi|heart|pulse|menstrual|doping|medical|health|blood|cut|walking)(_|$)/;
  expect(all.map(({ key }) => key).filter((key) => medical.test(key))).toEqual([]);
});

test("body measures match only needs with a stated reason, nationality never", () => {
  const attributeFor = (key: string) => all.find((attribute) => attribute.key === key)!;
  for (const key of ["height_cm", "weight_kg", "reach_cm", "wingspan_cm"])
    expect(attributeFor(key), key).toMatchObject({ ask: "reasoned", scores: false });
  expect(attributeFor("nationalities")).toMatchObject({ ask: "never", scores: false });
});

test("a weight class states its list, sex and limit", () => {
  for (const slug of combatSports.flatMap(classesOf)) expect(weightClass(slug), slug).not.toBeNull();
  expect(weightClass("ijf.women.57")).toEqual({ list: "ijf", sex: "women", limit: 57, over: false, unit: "kg" });
  expect(weightClass("world-boxing.men.90+")).toMatchObject({ limit: 90, over: true });
  expect(weightClass("iba.men.63.5")).toMatchObject({ limit: 63.5 });
  expect(weightClass("nobody.men.60")).toBeNull();
});
