import "server-only";
import { env } from "@/lib/platform/env";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { languageName } from "@/lib/platform/i18n/spoken-languages";
import { translator } from "@/lib/platform/i18n/translator";
import type { CvNaming } from "@/lib/platform/prisma/enums";
import { esportForCv } from "@/lib/players/queries/esport-cv";
import type { CvPart } from "../schema/cv";
import type { Sheet, SheetRow } from "./cv-sheet";
import { cvWords } from "./cv-words";

type Cv = { esportPlayerId: string; naming: CvNaming; parts: string[] };
type Player = Awaited<ReturnType<typeof esportForCv>>;
type Group = Player["figures"][number]["attribute"]["group"];

/** The same for an e-sport player: every value is self-reported, and a rank has the day of its screenshot. */
export async function esportSheetOf({ esportPlayerId, naming, parts }: Cv, locale: Locale): Promise<Sheet> {
  const named = naming === "name";
  const player = await esportForCv(esportPlayerId, { named });
  const texts = createTexts(locale, player);
  const includesPart = (part: CvPart) => parts.includes(part);
  const linked = player.isPublic && (!named || player.name !== null);
  return {
    called: player.fullName ?? player.handle,
    named,
    drawing: { kind: "ladder", rankBand: player.rankBand },
    game: texts.game(),
    who: texts.who(),
    groups: [
      texts.group("play", texts.play()),
      texts.group("season", includesPart("season") ? texts.figures("play", "season") : []),
      texts.group("path", [
        ...(includesPart("career") ? [...texts.teams(), ...texts.figures("path")] : []),
        ...(includesPart("languages") ? texts.languages() : []),
      ]),
      texts.group("next", includesPart("availability") ? texts.availability() : []),
    ].filter(({ rows }) => rows.length > 0),
    freeTexts: includesPart("career") && player.results ? [{ label: texts.resultsLabel, text: player.results }] : [],
    videos: includesPart("videos") ? player.videos : 0,
    page: linked ? env.APP_URL + localePath(`/esport/${player.id}`, locale) : null,
  };
}

function createTexts(locale: Locale, player: Player) {
  const { t, players, attributes, format, words } = cvWords(locale);
  const esport = translator(locale, "esport");
  const graded = players("grade.self");

  const row = (key: string, label: string, value: string | null | undefined): SheetRow[] =>
    value ? [{ key, label, value, grade: "self", ticks: 1, graded, day: "", aged: false }] : [];

  function rank(): SheetRow[] {
    const rows = row("rank", esport("profile.rank"), player.rank);
    const { rankOn } = player;
    if (!rankOn) return rows;
    const day = format.dateTime(rankOn, "short", { timeZone: "UTC" });
    return rows.map((rankRow) => ({ ...rankRow, graded: t("withScreenshot", { grade: graded }), day }));
  }

  const play = () => [
    ...rank(),
    ...row("percentile", esport("profile.percentile"), player.rankPercentile === null ? null : top()),
    ...row("peak", words.label("peak_rank"), player.peakRank),
    ...row("region", esport("filter.region"), esport(`region.${player.serverRegion}`)),
    ...row("platform", esport("form.platform"), esport(`platform.${player.platform}`)),
    ...row("ban", words.label("competition_ban"), player.noBan ? words.yesNo(true) : null),
  ];

  const top = () => esport("top", { percent: format.number(player.rankPercentile ?? 0, { numberingSystem: "latn" }) });

  const figures = (...groups: Group[]) =>
    player.figures.flatMap(({ attribute, value }) =>
      groups.includes(attribute.group)
        ? row(attribute.key, words.label(attribute.key), words.measured(attribute, value))
        : [],
    );

  const teams = () => [
    ...row("team", esport("profile.team"), player.team),
    ...player.teamHistory.flatMap(({ team, teamLevel, from, to }, index) =>
      row(
        `team${index}`,
        String(team),
        words.apart([
          to && to !== from ? `${from}–${to}` : String(from),
          ...(teamLevel ? [words.choice("team_level", String(teamLevel))] : []),
        ]),
      ),
    ),
  ];

  const languages = () => {
    const names = player.languages.map((code) => languageName(locale, code));
    return row("languages", attributes("label.languages"), format.list(names, { type: "unit", style: "short" }));
  };

  const availability = () => [
    ...row("lookingFor", t("seeks"), esport(`lookingFor.${player.lookingFor}`)),
    ...row(
      "from",
      esport("profile.from"),
      player.availableFrom && format.dateTime(player.availableFrom, "day", { timeZone: "UTC" }),
    ),
    ...row(
      "hours",
      esport("profile.hours"),
      player.practiceHours === null ? null : esport("profile.hoursAWeek", { count: player.practiceHours }),
    ),
    ...figures("next"),
  ];

  function game() {
    const first = esport("gameRole", { game: player.gameName, role: esport(`role.${player.role}`) });
    return player.secondRole ? esport("secondRole", { first, role: esport(`role.${player.secondRole}`) }) : first;
  }

  function who() {
    const country = displayNames(locale, "region");
    const countries = [player.nationality, player.country].map((code) => country.of(code) ?? code);
    return [players(`ages.${player.ageBand}`), ...new Set(countries)];
  }

  return {
    play,
    figures,
    teams,
    languages,
    availability,
    game,
    who,
    resultsLabel: esport("profile.results"),
    group: (key: Group, rows: SheetRow[]) => ({ key, title: words.group(key), rows }),
  };
}
