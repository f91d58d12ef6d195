import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { createAlert } from "@/lib/search/commands/create-alert";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { mostAlerts } from "@/lib/search/schema/alert";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("an alert stores the parsed search with name and frequency", async () => {
  const { actor } = await aRecruiter();
  const criteria = "?sport=judo&ageMax=21&ageMin=18&junk=1";
  await createAlert(actor, { criteria, name: " Judo, young ", frequency: "weekly" });
  await createAlert(actor, { criteria: "?sport=rugby" });
  expect(await ownAlerts(actor)).toMatchObject([
    { search: { sport: "rugby" }, name: null, frequency: "daily", isActive: true, found: 0 },
    { search: { sport: "judo", ageMin: 18, ageMax: 21 }, name: "Judo, young", frequency: "weekly" },
  ]);
  expect((await ownAlerts(actor))[1]?.search).toEqual({ sport: "judo", ageMin: 18, ageMax: 21 });
});

test.each(["", "?junk=1", "?sort=newest", "?sport=nothing"])(
  "a search that asks for nothing (%s) is refused",
  async (criteria) => {
    const { actor } = await aRecruiter();
    await expect(createAlert(actor, { criteria })).rejects.toMatchObject({ code: "alert_asks_nothing" });
  },
);

test("duplicate alerts and more than the maximum are refused, also in parallel", async () => {
  const { actor } = await aRecruiter();
  const refusalsOf = async (ages: number[]) => {
    const results = ages.map((age) => createAlert(actor, { criteria: `?ageMin=${age}` }));
    return (await Promise.allSettled(results)).flatMap((done) => (done.status === "rejected" ? done.reason.code : []));
  };
  expect(await refusalsOf([16, 16])).toEqual(["alert_kept_already"]);
  const others = Array.from({ length: mostAlerts + 2 }, (_, index) => 17 + index);
  expect(await refusalsOf(others)).toEqual(Array.from({ length: 3 }, () => "too_many_alerts"));
  expect(await db.talentAlert.count({ where: { recruiterId: actor.recruiterId } })).toBe(mostAlerts);
});

test("players have no alerts; a too long name and an unknown frequency are refused beside their fields", async () => {
  const { actor } = await aPlayer();
  await expect(createAlert(actor, { criteria: "?sport=judo" })).rejects.toMatchObject({ code: "recruiters_only" });
  const recruiter = await aRecruiter();
  const bad = createAlert(recruiter.actor, { criteria: "?sport=judo", name: "x".repeat(61), frequency: "hourly" });
  await expect(bad).rejects.toMatchObject({ fields: { name: ["too_long"], frequency: ["choice_not_offered"] } });
});
