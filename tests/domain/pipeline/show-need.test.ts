import { expect, test } from "vitest";
import { editNeed } from "@/lib/pipeline/commands/edit-need";
import { showNeed } from "@/lib/pipeline/commands/show-need";
import { toggleNeed } from "@/lib/pipeline/commands/toggle-need";
import { writeNeed } from "@/lib/pipeline/commands/write-need";
import { shownNeeds } from "@/lib/pipeline/queries/public";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aNeed } from "../../support/factories/needs";
import { aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";
import { outdatedBy } from "../../support/freshness";

const search = {
  sport: "football",
  positions: ["left-back"],
  levels: ["semi_pro"],
  ageMax: 21,
  grade: "coach",
  q: "Lyon",
  conditions: [
    { key: "pay_wish", any: ["to_500"] },
    { key: "height_cm", min: 180 },
  ],
};

test("a need is on the public page while its organization shows it, with public criteria only", async () => {
  const { actor, recruiter, need } = await aNeed(search, { wanted: 2 });
  await aNeed({ sport: "judo" });
  expect(await shownNeeds(recruiter.id)).toEqual([]);
  const invalidated = await outdatedBy(() => showNeed(actor, { needId: need.id, shown: "on" }));
  expect([...invalidated]).toContain(`recruiters:${recruiter.id}`);
  expect(await shownNeeds(recruiter.id)).toEqual([
    {
      id: need.id,
      title: need.title,
      wanted: 2,
      search: { sport: "football", positions: ["left-back"], levels: ["semi_pro"], ageMax: 21 },
    },
  ]);
  expect([...(await outdatedBy(() => showNeed(actor, { needId: need.id, shown: "on" })))]).toEqual([]);
  const hidden = await outdatedBy(() => showNeed(actor, { needId: need.id, shown: "off" }));
  expect([...hidden]).toContain(`recruiters:${recruiter.id}`);
  expect(await shownNeeds(recruiter.id)).toEqual([]);
});

test("changing a shown need updates the page; closing removes it and reopening restores it", async () => {
  const { actor, recruiter } = await aRecruiter();
  const tag = `recruiters:${recruiter.id}`;
  const { needId } = await writeNeed(actor, { title: "Left back", criteria: "?sport=football", shown: "on" });
  const acts = [
    () => editNeed(actor, { needId, title: "Wing-back" }),
    () => toggleNeed(actor, { needId, open: "off" }),
    () => toggleNeed(actor, { needId, open: "on" }),
  ];
  const titles: string[][] = [];
  for (const act of acts) {
    expect([...(await outdatedBy(act))]).toContain(tag);
    titles.push((await shownNeeds(recruiter.id)).map(({ title }) => title));
  }
  expect(titles).toEqual([["Wing-back"], [], ["Wing-back"]]);
});

test("an organization without a public page shows no need", async () => {
  const hiddenClubs = [
    await aRecruiter({ status: "pending", verifiedAt: null }),
    await aRecruiter({ takenDownAt: now() }),
    await aRecruiter(),
  ];
  for (const club of hiddenClubs) await aNeed({ sport: "judo" }, { isShown: true }, club);
  await db.user.update({ where: { id: hiddenClubs[2]!.user.id }, data: { disabledAt: now() } });
  for (const { recruiter } of hiddenClubs) expect(await shownNeeds(recruiter.id)).toEqual([]);
  expect(await shownNeeds("-")).toEqual([]);
});

test("readers and other organizations cannot show a need", async () => {
  const { need, ...club } = await aNeed({ sport: "judo" });
  const [reader, outsider] = [await aColleague(club, "reader"), await aRecruiter()];
  const show = (actor: typeof outsider.actor) => showNeed(actor, { needId: need.id, shown: "on" });
  await expect(show(reader.actor)).rejects.toMatchObject({ code: "only_reads" });
  await expect(show(outsider.actor)).rejects.toMatchObject({ code: "not_found" });
});
