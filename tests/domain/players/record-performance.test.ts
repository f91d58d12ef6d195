import { expect, test } from "vitest";
import { recordPerformance } from "@/lib/players/commands/record-performance";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("the dashboard shows the latest five", async () => {
  const { actor } = await aPlayer();
  for (const day of [1, 2, 3, 4, 5, 6])
    await recordPerformance(actor, { metricName: "30 m", metricValue: `${day} s`, recordedOn: `2024-05-0${day}` });
  const { performances } = (await playerDashboard(actor))!;
  expect(performances.map((performance) => performance.value)).toEqual(["6 s", "5 s", "4 s", "3 s", "2 s"]);
});

test("refuses non-players", async () => {
  const form = { metricName: "30 m", metricValue: "4 s", recordedOn: "2024-05-01" };
  await expect(recordPerformance((await aRecruiter()).actor, form)).rejects.toMatchObject({ code: "players_only" });
});
