import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { aCandidate, anAlert, hitsOf, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

test("pages in several processes find every player once", async () => {
  const recruiters = await Promise.all(Array.from({ length: 43 }, () => aRecruiter()));
  const others = { recruiterId: recruiters[0]?.recruiter.id ?? "", alertCriteria: { sport: "rugby" } };
  await db.talentAlert.createMany({ data: Array.from({ length: 480 }, () => ({ ...others, frequency: "instant" })) });
  for (const recruiter of recruiters) await anAlert({ sport: "judo" }, {}, recruiter);
  const players = 203;
  for (let index = 0; index < players; index++) await aCandidate({ primarySport: "judo" });
  const counts = await Promise.all([sweep(), sweep()]);
  expect(counts[0] + counts[1]).toBe(players * recruiters.length);
  expect(await hitsOf(recruiters[0]?.recruiter.id ?? "")).toHaveLength(players);
  expect(await hitsOf(recruiters[42]?.recruiter.id ?? "")).toHaveLength(players);
  expect(await sweep()).toBe(0);
});
