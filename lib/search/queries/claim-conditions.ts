import { ADULT_AGE } from "@/lib/platform/ages";
import "server-only";
import { grades } from "@/lib/measurements/schema/grade";
import { latestBirthDate, now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";
import { isClaimShown } from "@/lib/players/queries/shown-claims";
import type { Attribute, RecordAttribute } from "@/lib/sports/schema/attribute";
import { attributesOf, isTest } from "@/lib/sports/schema/catalogue";
import { askable, askedField, countedFields } from "../schema/askable";
import type { Condition, CountRange } from "../schema/condition";
import type { Search } from "../schema/search";
import { availableBy } from "./available";

/** Below this age, height and arm reach do not count: the player is still growing. */
const GROWN_AGE = 15;

/** Up to this many conditions use an index each; with more, query planning takes seconds. */
export const weighed = 8;

export function allClaimed(conditions: readonly Condition[], search: Search): Prisma.Sql[] {
  const rest = conditions.slice(weighed);
  const first = conditions.slice(0, weighed).map((condition) => claimed(condition, search));
  return rest.length > 0 ? [...first, Prisma.sql`cardinality(${met(rest, search)}) = ${rest.length}`] : first;
}

/** The keys of the conditions that a player meets, as SQL over `players p`; reads the player's claims once. */
export function met(conditions: readonly Condition[], search: Search): Prisma.Sql {
  const withRows = conditions.map((condition) => ({ ...condition, row: rowOf(condition, search) }));
  const rows = withRows.flatMap(({ row }) => (row ? [Prisma.sql`(${row})`] : []));
  const others = withRows.filter(({ row }) => !row);
  const parts = [
    ...(rows.length > 0
      ? [
          Prisma.sql`select c.attribute from newest_claims c where c.player_id = p.id and (${Prisma.join(rows, " or ")})`,
        ]
      : []),
    ...others.map((other) => Prisma.sql`select ${other.key}::text where ${claimed(other, search)}`),
  ];
  return parts.length > 0 ? Prisma.sql`array(${Prisma.join(parts, " union all ")})` : Prisma.sql`array[]::text[]`;
}

/** One condition as SQL over `players p`: the newest claim meets it, is visible to others, and has the required grade and freshness. */
export function claimed(condition: Condition, search: Search): Prisma.Sql {
  const row = rowOf(condition, search);
  if (row) return anyRow(row);
  const attribute = attributeFor(condition, search);
  if (!attribute || !isUntil(condition)) return Prisma.sql`true`;
  if (attribute.key === "available_from") return availableBy(condition);
  return Prisma.sql`not ${anyRow(Prisma.sql`${counts(attribute, search)} and c.day > ${condition.until}::date`)}`;
}

/** Which row of `newest_claims c` of a player `p` meets a condition; null for availability conditions that a player without a claim may meet too. */
function rowOf(condition: Condition, search: Search): Prisma.Sql | null {
  const attribute = attributeFor(condition, search);
  if (!attribute || (isUntil(condition) && ["available_from", "playable_from"].includes(attribute.key))) return null;
  return Prisma.sql`${counts(attribute, search)} and ${meetsCondition(condition, attribute)}`;
}

const attributeFor = ({ key }: Condition, { sport }: Search) =>
  askable(sport).find((attribute) => attribute.key === key);
const isUntil = (condition: Condition): condition is Condition & { until: string } =>
  "until" in condition && Boolean(condition.until);
const anyRow = (row: Prisma.Sql) => Prisma.sql`exists (select from newest_claims c where ${row})`;

/** Used when no condition can carry a grade: any visible claim of the player must then have the required grade. */
export function anyClaimed(search: Search): Prisma.Sql {
  const { sport, fresh } = search;
  const open = (sport ? attributesOf(sport) : askable(sport)).filter(
    (attribute) =>
      attribute.minors === "same" &&
      attribute.accessLevel !== "identity" &&
      isGraded(attribute) &&
      (!fresh || isTest(attribute)),
  );
  return Prisma.sql`exists (select from newest_claims c where c.player_id = p.id
    and c.attribute = any(${[...new Set(open.map(({ key }) => key))]}) and c.sport in ('', ${sport ?? ""})
    and ${gradeOf(search)} and ${fresh ? isFresh() : Prisma.sql`true`})`;
}

/** Nobody can confirm what a player wants next, so these attributes have no grade. */
export const isGraded = ({ group }: Attribute) => group !== "next";

const minorSubject = { minor: true, namePublished: false, mediaAllowed: false };
const recruiterReader = { accessLevel: "profile", owner: false } as const;

/** Which rows of `newest_claims c` of a player `p` count for this attribute, whatever their value. */
export function counts(attribute: Attribute, search: Search): Prisma.Sql {
  const { minors, ask } = attribute;
  const from = Math.max(
    isClaimShown(attribute, minorSubject, recruiterReader) ? 0 : ADULT_AGE,
    typeof minors === "object" ? minors.from : 0,
    ask === "reasoned" && attribute.group === "body" ? GROWN_AGE : 0,
  );
  return Prisma.join(
    [
      Prisma.sql`c.player_id = p.id and c.attribute = ${attribute.key}`,
      Prisma.sql`c.sport = ${attribute.perSport ? (search.sport ?? "") : ""}`,
      ...(from > 0 ? [Prisma.sql`p.birth_date <= ${bornBy(from)}::date`] : []),
      ...(search.grade && isGraded(attribute) ? [gradeOf(search)] : []),
      ...(search.fresh && isTest(attribute) ? [isFresh()] : []),
    ],
    " and ",
  );
}

export const bornBy = (age: number): string => latestBirthDate(age).toISOString().slice(0, 10);

function meetsCondition(condition: Condition, attribute: Attribute): Prisma.Sql {
  if ("any" in condition) {
    // A single choice is compared in the form the table statistics cover, so that the planner estimates its row count correctly.
    if (attribute.type === "choice") return Prisma.sql`c.choices[1] = any(${[...condition.any]}::text[])`;
    if (attribute.type !== "record") return Prisma.sql`c.choices && ${[...condition.any]}::text[]`;
    const name = askedField(attribute as RecordAttribute)?.name ?? "";
    const rows = Prisma.sql`jsonb_array_elements(c.parts) r where r ->> ${name} = any(${[...condition.any]})`;
    const isCounted = condition.min !== undefined || condition.max !== undefined;
    return isCounted ? withinCount(condition, attribute, rows) : Prisma.sql`exists (select from ${rows})`;
  }
  if ("is" in condition)
    return attribute.type === "yes_no" ? Prisma.sql`c.choices[1] = ${condition.is ? "yes" : "no"}` : Prisma.sql`true`;
  const { from, until } = condition as { from?: string; until?: string };
  const { min, max } = condition as { min?: number; max?: number };
  return Prisma.join(
    [
      ...(from === undefined ? [] : [Prisma.sql`c.day >= ${from}::date`]),
      ...(until === undefined ? [] : [Prisma.sql`c.day <= ${until}::date`]),
      ...(min === undefined ? [] : [Prisma.sql`c.number >= ${min}::float8`]),
      ...(max === undefined ? [] : [Prisma.sql`c.number <= ${max}::float8`]),
    ],
    " and ",
  );
}

/** SQL: the counted fields of the rows of a record `r` add up to this range; false without such a row. */
function withinCount({ min = 0, max = MAX_COUNT }: CountRange, attribute: Attribute, rows: Prisma.Sql): Prisma.Sql {
  const values = countedFields(attribute).map((field) => Prisma.sql`coalesce((r ->> ${field})::float8, 0)`);
  return Prisma.sql`coalesce((select sum(${Prisma.join(values, " + ")}) from ${rows}) between ${min}::float8 and ${max}::float8, false)`;
}

const MAX_COUNT = 1_000_000;

const gradeOf = ({ grade = "self" }: Search) =>
  Prisma.sql`c.grade = any(${grades.slice(grades.indexOf(grade))}::claim_grade[])`;

/** Rows of `newest_claims c` of a player `p` measured within the valid period: 12 months, or 6 months for minors. */
export const isFresh = () => {
  const today = now().toISOString().slice(0, 10);
  return Prisma.sql`c.measured_on > ${today}::date - case when p.birth_date <= ${bornBy(ADULT_AGE)}::date then interval '12 months' else interval '6 months' end`;
};
