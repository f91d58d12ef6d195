import { expect, test } from "vitest";
import { editNeed } from "@/lib/pipeline/commands/edit-need";
import { db } from "@/lib/platform/db/db";
import { aMatch, aNeed, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aRecruiter } from "../../support/factories/people";

test("changing the title keeps matches; changing the criteria scores everybody again", async () => {
  const { actor, need, match } = await aMatch();
  await editNeed(actor, { needId: need.id, title: "Judoka", wanted: "3" });
  expect(await db.need.findUniqueOrThrow({ where: { id: need.id } })).toMatchObject({ title: "Judoka", wanted: 3 });
  expect(await matchesOf(need.id, { stands: true, id: match.id })).toHaveLength(1);
  await editNeed(actor, { needId: need.id, criteria: "?sport=judo&levels=elite_international" });
  expect(await db.match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({ stands: false });
  await editNeed(actor, { needId: need.id, criteria: "?sport=judo&levels=amateur" });
  await holdNeeds();
  expect(await matchesOf(need.id, { stands: true, id: match.id })).toHaveLength(1);
});

test("another organization's need is not found; duplicates of an open need and needs without a sport are refused", async () => {
  const recruiter = await aRecruiter();
  await aNeed({ sport: "judo" }, {}, recruiter);
  const { actor, need } = await aNeed({ sport: "rugby" }, {}, recruiter);
  const edit = (criteria: string) => editNeed(actor, { needId: need.id, criteria });
  await expect(edit("?sport=judo")).rejects.toMatchObject({ code: "need_written_already" });
  await expect(edit("?ageMin=20")).rejects.toMatchObject({ code: "need_without_sport" });
  await edit("?sport=rugby");
  const outsider = editNeed((await aRecruiter()).actor, { needId: need.id, title: "Mine" });
  await expect(outsider).rejects.toMatchObject({ code: "not_found" });
});
