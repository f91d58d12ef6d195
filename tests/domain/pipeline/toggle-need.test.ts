import { expect, test } from "vitest";
import { toggleNeed } from "@/lib/pipeline/commands/toggle-need";
import { writeNeed } from "@/lib/pipeline/commands/write-need";
import { mostNeeds } from "@/lib/pipeline/schema/need";
import { db } from "@/lib/platform/db/db";
import { aMatch, aNeed, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aRecruiter } from "../../support/factories/people";

test("a closed need lists only matches in progress; reopened, it is scored again", async () => {
  const { actor, need, match } = await aMatch();
  await toggleNeed(actor, { needId: need.id, open: "off" });
  expect(await matchesOf(need.id)).toEqual([]);
  await holdNeeds();
  expect(await matchesOf(need.id)).toEqual([]);
  await db.match.update({ where: { id: match.id }, data: { status: "trial" } });
  expect(await matchesOf(need.id)).toMatchObject([{ id: match.id }]);
  await toggleNeed(actor, { needId: need.id, open: "on" });
  await toggleNeed(actor, { needId: need.id, open: "on" });
  await holdNeeds();
  expect((await matchesOf(need.id)).map(({ id }) => id)).toContain(match.id);
});

test("another organization's need is not found", async () => {
  const { need } = await aMatch();
  const { actor } = await aRecruiter();
  await expect(toggleNeed(actor, { needId: need.id, open: "off" })).rejects.toMatchObject({ code: "not_found" });
});

test("a need cannot be reopened beside an open duplicate; closed duplicates may exist", async () => {
  const { actor } = await aRecruiter();
  const write = async () => (await writeNeed(actor, { title: "Judoka", criteria: "?sport=judo&ageMin=16" })).needId;
  const toggle = (needId: string, open: "on" | "off") => toggleNeed(actor, { needId, open });
  const first = await write();
  await toggle(first, "off");
  const second = await write();
  await expect(toggle(first, "on")).rejects.toMatchObject({ code: "need_written_already" });
  await toggle(second, "off");
  await toggle(first, "on");
});

test("a need cannot be reopened beyond the maximum of open needs", async () => {
  const club = await aRecruiter();
  const { need } = await aNeed({ sport: "judo" }, { isOpen: false }, club);
  for (let index = 0; index < mostNeeds; index++) await aNeed({ sport: "judo", ageMin: 16 + index }, {}, club);
  const again = toggleNeed(club.actor, { needId: need.id, open: "on" });
  await expect(again).rejects.toMatchObject({ code: "too_many_needs" });
});
