import { expect, test } from "vitest";
import { writeNeed } from "@/lib/pipeline/commands/write-need";
import { mostNeeds } from "@/lib/pipeline/schema/need";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a need is parsed by the search's parser; better values stay within every range", async () => {
  const { actor } = await aRecruiter();
  const criteria =
    "?sport=football&positions=left-back&sprint_30m=4.0..4.3&height_cm=180..190&optional=sprint_30m&junk=1";
  const { needId } = await writeNeed(actor, { title: " Left back ", wanted: "2", criteria });
  expect(await db.need.findUniqueOrThrow({ where: { id: needId } })).toMatchObject({
    title: "Left back",
    wanted: 2,
    isOpen: true,
    sweptAt: null,
    criteria: {
      sport: "football",
      positions: ["left-back"],
      conditions: [
        { key: "height_cm", min: 180, max: 190 },
        { key: "sprint_30m", max: 4.3, optional: true },
      ],
    },
  });
});

test("a need without a sport, a duplicate and too many needs are refused, also in parallel", async () => {
  const { actor } = await aRecruiter();
  const write = (criteria: string) => writeNeed(actor, { title: "Need", criteria });
  await expect(write("?ageMin=18")).rejects.toMatchObject({ code: "need_without_sport" });
  await write("?sport=judo&ageMin=16");
  await expect(write("?sport=judo&ageMin=16")).rejects.toMatchObject({ code: "need_written_already" });
  const ages = Array.from({ length: mostNeeds + 3 }, (_, index) => `?sport=judo&ageMin=${17 + index}`);
  const done = await Promise.allSettled(ages.map(write));
  const refused = done.flatMap((result) => (result.status === "rejected" ? result.reason.code : []));
  expect(await db.need.count({ where: { recruiterId: actor.recruiterId } })).toBe(mostNeeds);
  expect(refused).toEqual(Array(4).fill("too_many_needs"));
});

test("players cannot create needs; a missing title and too many players wanted are refused beside the fields", async () => {
  const { actor } = await aPlayer();
  await expect(writeNeed(actor, { title: "x", criteria: "?sport=judo" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
  const recruiter = await aRecruiter();
  const bad = writeNeed(recruiter.actor, { title: " ", wanted: "999", criteria: "?sport=judo" });
  await expect(bad).rejects.toMatchObject({ fields: { title: ["required"], wanted: ["number_invalid"] } });
});
