import { displayNames } from "@/lib/platform/i18n/display-names";
import "server-only";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import { translator } from "@/lib/platform/i18n/translator";
import type { CvNaming } from "@/lib/platform/prisma/enums";
import { type PlayerProfile, profileSelect, toProfile } from "@/lib/players/queries/profile";
import type { groups, Unit } from "@/lib/sports/schema/attribute";
import { attributeOfClaim, attributesOf, isTest } from "@/lib/sports/schema/catalogue";
import { imperial } from "@/lib/sports/schema/imperial";
import { seasonOf } from "@/lib/sports/schema/season";
import { isPosition, type SportSlug } from "@/lib/sports/schema/sports";
import { claimedIn, ownValue } from "../schema/claimed";
import type { CvPart } from "../schema/cv";
import { agedMonths, type Grade, grades } from "../schema/grade";
import { cvWords } from "./cv-words";

/** A formatted value with its grade; `ticks` is from 1 (self-stated) to 4. */
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

type Drawing = { kind: "field"; sport: SportSlug; position: string } | { kind: "ladder"; rankBand: number };

export type Sheet = {
  called: string;
  named: boolean;
  drawing: Drawing;
  game: string;
  who: string[];
  groups: { key: string; title: string; rows: SheetRow[] }[];
  freeTexts: { label: string; text: string }[];
  videos: number;
  page: string | null;
};

type Cv = { playerId: string; naming: CvNaming; parts: string[]; ofMinor: boolean };

/** Returns the content of a CV in one language, as its page, its print and the code check show it; never above the access level it was made with. */
export async function sheetOf({ playerId, naming, parts, ofMinor }: Cv, locale: Locale): Promise<Sheet> {
  const named = naming === "name";
  const showsIdentity = named && !ofMinor;
  const [row, name] = await Promise.all([
    db.player.findUniqueOrThrow({ where: { id: playerId }, select: profileSelect }),
    named ? db.player.findUniqueOrThrow({ where: { id: playerId }, select: { fullName: true } }) : null,
  ]);
  const player = await toProfile(row, { accessLevel: showsIdentity ? "identity" : "profile", owner: false });
  const texts = createTexts(locale, player);
  const includesPart = (part: CvPart) => parts.includes(part);
  const videos = includesPart("videos") ? player.videoCount : 0;
  // A profile page shows the handle, so a CV with the name must not link to it unless the page shows the name too.
  const linked = player.isPublic && (!named || player.name !== null);
  return {
    called: name?.fullName ?? player.handle,
    named,
    drawing: { kind: "field", sport: player.primarySport as SportSlug, position: player.position },
    game: texts.game(),
    who: texts.who(),
    groups: [
      { key: "play", title: texts.group("play"), rows: texts.claims(["play"]) },
      ...(includesPart("measures")
        ? [
            { key: "body", title: texts.group("body"), rows: texts.claims(["body"]) },
            { key: "tests", title: texts.group("tests"), rows: texts.claims(["tests"]) },
          ]
        : []),
      ...(includesPart("season")
        ? [{ key: "season", title: texts.seasonTitle(), rows: texts.claims(["season"]) }]
        : []),
      ...(includesPart("career") ? [{ key: "facts", title: texts.t("facts"), rows: texts.facts() }] : []),
      {
        key: "path",
        title: texts.group("path"),
        rows: texts.claims(
          ["path"],
          [
            ...(includesPart("career") && !ofMinor ? careerKeys : []),
            ...(includesPart("languages") ? ["languages"] : []),
          ],
        ),
      },
    ].filter(({ rows }) => rows.length > 0),
    freeTexts: includesPart("career") ? texts.profileLines({ club: showsIdentity }) : [],
    videos,
    page: linked ? env.APP_URL + localePath(`/players/${playerId}`, locale) : null,
  };
}

const careerKeys = ["division", "highest_level", "national_team", "titles"];

function createTexts(locale: Locale, player: PlayerProfile) {
  const { t, sports, players, attributes, format, words } = cvWords(locale);
  const card = translator(locale, "search");
  const evidence = translator(locale, "measurements");
  const formatClaim = claimedIn({ players, t: (answer) => evidence(`claimed.${answer}`), words, format });
  const minor = player.ageBand === "under16" || player.ageBand === "from16";
  const sport = player.primarySport as SportSlug;

  const graded = (grade: Grade, date: Date | null, ages: boolean) => {
    const months = ages ? agedMonths(date, minor) : null;
    return {
      grade,
      ticks: grades.indexOf(grade) + 1,
      graded: players(`grade.${grade}`),
      day: date ? format.dateTime(date, "short", { timeZone: "UTC" }) : "",
      aged: months !== null,
    };
  };

  function claims(groupKeys: readonly string[], onlyKeys?: readonly string[]): SheetRow[] {
    return attributesOf(sport).flatMap((attribute) => {
      if (!groupKeys.includes(attribute.group) || (onlyKeys && !onlyKeys.includes(attribute.key))) return [];
      const sportKey = attribute.perSport ? sport : null;
      const claim = player.claims.find(
        (playerClaim) => playerClaim.attribute === attribute.key && playerClaim.sport === sportKey,
      );
      if (!claim || !attributeOfClaim(claim)) return [];
      const { label, value } = formatClaim({ claim });
      const imperialSuffix =
        attribute.type === "number" && claim.number !== null ? imperialText(claim.number, attribute.unit) : "";
      return value
        ? [
            {
              key: claim.id,
              label,
              value: value + imperialSuffix,
              ...graded(claim.grade, claim.measuredOn, isTest(attribute)),
            },
          ]
        : [];
    });
  }

  function imperialText(value: number, unit: Unit): string {
    const imperialValue = imperial(value, unit, { sport, locale });
    return imperialValue ? ` · \u2066${imperialValue}\u2069` : "";
  }

  function seasonTitle() {
    const seasonKeys = attributesOf(sport).flatMap(({ group, key }) => (group === "season" ? [key] : []));
    const named = seasonOf(
      player.claims.filter((claim) => claim.sport === sport && seasonKeys.includes(claim.attribute)),
    );
    if (!named) return words.group("season");
    const { season, competition } = named;
    return words.apart([attributes("shown.seasonOf", { season }), ...(competition ? [competition] : [])]);
  }

  const facts = (): SheetRow[] =>
    player.facts.map(({ id, label, value: text, place, grade, on }) => ({
      key: id,
      label,
      value: ownValue(players, { text, place }),
      ...graded(grade, on, true),
    }));

  const profileLines = ({ club }: { club: boolean }) =>
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
    const country = displayNames(locale, "region");
    const { city } = player;
    const place = city
      ? townName(locale, { city, country: player.country })
      : (country.of(player.country) ?? player.country);
    const nationality = country.of(player.nationality) ?? player.nationality;
    return [sports(`level.${player.level}`), players(`ages.${player.ageBand}`), ...new Set([nationality, place])];
  }

  return {
    t,
    claims,
    seasonTitle,
    facts,
    profileLines,
    game,
    who,
    group: (name: (typeof groups)[number]) => words.group(name),
  };
}
