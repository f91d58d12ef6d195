import "server-only";
import { createFormatter } from "next-intl";
import type { groups, Unit } from "@/lib/measurements/schema/attribute";
import { attributeWords } from "@/lib/measurements/schema/attribute-words";
import { attributeOfClaim, attributesOf, isTest } from "@/lib/measurements/schema/catalogue";
import { claimedIn } from "@/lib/measurements/schema/claimed";
import { agedMonths, type Grade, grades } from "@/lib/measurements/schema/grade";
import { imperial } from "@/lib/measurements/schema/imperial";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { CvNaming } from "@/lib/platform/prisma/enums";
import { type PlayerProfile, profileSelect, toProfile } from "@/lib/players/queries/profile";
import { isPosition, type SportSlug } from "@/lib/sports/schema";
import type { CvPart } from "../schema/cv";

/** A value with who stands behind it, put into words. `ticks`: from 1, the player's own word, to 4. */
export type SheetRow = {
  key: string;
  label: string;
  value: string;
  grade: Grade;
  ticks: number;
  graded: string;
  day: string;
  aged: boolean;
};
export type Sheet = Awaited<ReturnType<typeof sheetOf>>;

type Cv = { playerId: string; naming: CvNaming; parts: string[]; ofMinor: boolean };

/** All that stands in a CV, in one language: what its page, its paper and the check of its code show. As deep as it was made and no deeper. */
export async function sheetOf({ playerId, naming, parts, ofMinor }: Cv, locale: Locale) {
  const named = naming === "name";
  const deep = named && !ofMinor;
  const [row, name] = await Promise.all([
    db.player.findUniqueOrThrow({ where: { id: playerId }, select: profileSelect }),
    named ? db.player.findUniqueOrThrow({ where: { id: playerId }, select: { fullName: true } }) : null,
  ]);
  const player = await toProfile(row, { depth: deep ? "identity" : "profile", owner: false });
  const say = wordsIn(locale, player);
  const has = (part: CvPart) => parts.includes(part);
  const videos = has("videos") ? player.videoCount : 0;
  // The page elsewhere bears the handle: on a CV with the name it would tell whose it is.
  const linked = player.isPublic && (!named || player.name !== null);
  return {
    called: name?.fullName ?? player.handle,
    named,
    sport: player.primarySport as SportSlug,
    position: player.position,
    game: say.game(),
    who: say.who(),
    groups: [
      { key: "play", title: say.group("play"), rows: say.claims(["play"]) },
      ...(has("measures")
        ? [
            { key: "body", title: say.group("body"), rows: say.claims(["body"]) },
            { key: "tests", title: say.group("tests"), rows: say.claims(["tests"]) },
          ]
        : []),
      ...(has("season") ? [{ key: "season", title: say.group("season"), rows: say.claims(["season"]) }] : []),
      ...(has("career") ? [{ key: "facts", title: say.t("facts"), rows: say.facts() }] : []),
      ...(has("languages")
        ? [{ key: "languages", title: say.group("path"), rows: say.claims(["path"], "languages") }]
        : []),
    ].filter(({ rows }) => rows.length > 0),
    told: has("career") ? say.told({ club: deep }) : [],
    videos,
    page: linked ? env.APP_URL + localePath(`/players/${playerId}`, locale) : null,
  };
}

function wordsIn(locale: Locale, player: PlayerProfile) {
  const t = translator(locale, "cvs");
  const sports = translator(locale, "sports");
  const players = translator(locale, "players");
  const card = translator(locale, "talent");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone, now: now() });
  const words = attributeWords({ locale, t: translator(locale, "attributes"), sports, format });
  const claimed = translator(locale, "evidence");
  const tell = claimedIn({ players, t: (answer) => claimed(`claimed.${answer}`), words, format });
  const minor = player.ageBand === "under16" || player.ageBand === "from16";
  const sport = player.primarySport as SportSlug;

  const graded = (grade: Grade, on: Date | null, ages: boolean) => {
    const months = ages ? agedMonths(on, minor) : null;
    return {
      grade,
      ticks: grades.indexOf(grade) + 1,
      graded: players(`grade.${grade}`),
      day: on ? format.dateTime(on, "short", { timeZone: "UTC" }) : "",
      aged: months !== null,
    };
  };

  function claims(wanted: readonly string[], only?: string): SheetRow[] {
    return attributesOf(sport).flatMap((attribute) => {
      if (!wanted.includes(attribute.group) || (only && attribute.key !== only)) return [];
      const about = attribute.perSport ? sport : null;
      const claim = player.claims.find((one) => one.attribute === attribute.key && one.sport === about);
      if (!claim || !attributeOfClaim(claim)) return [];
      const { label, value } = tell({ claim, fact: null });
      const also = attribute.type === "number" && claim.number !== null ? other(claim.number, attribute.unit) : "";
      return value
        ? [{ key: claim.id, label, value: value + also, ...graded(claim.grade, claim.measuredOn, isTest(attribute)) }]
        : [];
    });
  }

  /** The figure once more as the sport is also told, kept in its own direction. */
  function other(value: number, unit: Unit): string {
    const told = imperial(value, unit, { sport, locale });
    return told ? ` · \u2066${told}\u2069` : "";
  }

  const facts = (): SheetRow[] =>
    player.facts.map((fact) => {
      const { label, value } = tell({ claim: null, fact });
      return { key: fact.id, label, value, ...graded(fact.grade, fact.happenedOn, true) };
    });

  const told = ({ club }: { club: boolean }) =>
    [
      { label: card("player.experience"), text: player.experienceLevel },
      { label: card("player.club"), text: club ? player.currentClub : null },
      { label: card("player.achievements"), text: player.achievements },
    ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));

  const game = () => {
    const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
    return card("card.game", { sport: sports(`name.${sport}`), position });
  };

  function who() {
    const country = new Intl.DisplayNames(locale, { type: "region" });
    const place = player.city ?? country.of(player.country) ?? player.country;
    const nationality = country.of(player.nationality) ?? player.nationality;
    return [sports(`level.${player.level}`), players(`ages.${player.ageBand}`), ...new Set([nationality, place])];
  }

  return { t, claims, facts, told, game, who, group: (name: (typeof groups)[number]) => words.group(name) };
}
