import { expect, test } from "vitest";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { db } from "@/lib/platform/db/db";
import { editEsportProfile } from "@/lib/players/commands/edit-esport-profile";
import { signUpEsport } from "@/lib/players/commands/sign-up-esport";
import { readFigures } from "@/lib/players/steps/read-figures";
import { anEsportForm, anEsportPlayer, anEsportSignUp } from "../../support/factories/esport";
import { aRecruiter } from "../../support/factories/people";

const figures = { kda: "4,25", win_pct: "٥٨٫٥ ٪", leaderboard_place: "412", ping_ms: "" };
const understood = { kda: 4.25, win_pct: 58.5, leaderboard_place: 412 };

test("a game's figures are parsed, stored, changed and emptied", async () => {
  const { esportPlayerId } = await signUpEsport(
    visitorActor,
    anEsportSignUp({ ...figures, peakRank: "Top 200, S8", noBan: "on" }),
  );
  const read = () => db.esportPlayer.findUniqueOrThrow({ where: { id: esportPlayerId } });
  expect(await read()).toMatchObject({ figures: understood, peakRank: "Top 200, S8", noBan: true });
  const { actor, player } = await anEsportPlayer({ figures: understood, noBan: true });
  await editEsportProfile(actor, anEsportForm({ kda: "3.9" }));
  expect(await db.esportPlayer.findUnique({ where: { id: player.id } })).toMatchObject({
    figures: { kda: 3.9 },
    noBan: false,
  });
});

test("implausible figures are refused beside each field with the accepted range", () => {
  const wrong = { kda: "forty", win_pct: "101", scrim_slots: "9" };
  expect(() => readFigures(wrong, "en", new Date())).toThrow(
    expect.objectContaining({
      fields: {
        kda: ["measure_unreadable"],
        win_pct: [expect.stringMatching(/^measure_out_of_range\|0\s?%\|100\s?%$/)],
        scrim_slots: ["measure_out_of_range|0|7"],
      },
    }),
  );
});

test("figures are visible with a plan, not on the card", async () => {
  const { player } = await anEsportPlayer({ figures: understood, peakRank: "Top 200" });
  expect(JSON.stringify(await getEsportPlayer(visitorActor, player.id))).not.toMatch(/4\.25(?!\d)|Top 200/);
  expect(await getEsportPlayer((await aRecruiter()).actor, player.id)).toMatchObject({
    profile: { figures: understood, peakRank: "Top 200", noBan: false },
  });
});

const teams = {
  "team_history.0.team": "The Cellar",
  "team_history.0.teamLevel": "semi_pro",
  "team_history.0.from": "2023",
  "team_history.0.to": "2025",
  "team_history.1.team": "Night Shift",
  "team_history.1.from": "2022",
};
const played = [
  { team: "The Cellar", teamLevel: "semi_pro", from: 2023, to: 2025 },
  { team: "Night Shift", from: 2022 },
];

test("former teams are stored by years and level, and visible with the identity only", async () => {
  const { esportPlayerId } = await signUpEsport(visitorActor, anEsportSignUp(teams));
  expect(await db.esportPlayer.findUnique({ where: { id: esportPlayerId } })).toMatchObject({ teamHistory: played });
  const { actor, player } = await anEsportPlayer({ team: null });
  await editEsportProfile(actor, anEsportForm(teams));
  expect(await getEsportPlayer(actor, player.id)).toMatchObject({ identity: { teamHistory: played } });
  for (const reader of [visitorActor, (await aRecruiter()).actor])
    expect(JSON.stringify(await getEsportPlayer(reader, player.id))).not.toMatch(/Night Shift|The Cellar/);
  await editEsportProfile(actor, anEsportForm());
  expect(await db.esportPlayer.findUnique({ where: { id: player.id } })).toMatchObject({ teamHistory: [] });
});

test("a team without a year, with reversed years or an unknown level is refused beside its group", () => {
  const wrong = (row: object) =>
    expect(() => readFigures({ "team_history.0.team": "The Cellar", ...row }, "en", new Date())).toThrow(
      expect.objectContaining({ fields: { team_history: [expect.any(String)] } }),
    );
  wrong({});
  wrong({ "team_history.0.from": "2025", "team_history.0.to": "2023" });
  wrong({ "team_history.0.from": "2025", "team_history.0.teamLevel": "galactic" });
  wrong({ "team_history.0.from": "1920" });
});
