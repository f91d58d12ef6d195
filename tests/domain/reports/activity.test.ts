import { expect, test } from "vitest";
import { recentActivity } from "@/lib/reports/queries/activity";
import { waitingWork } from "@/lib/reports/queries/waiting";
import { anAdmin, aStaffMember } from "../../support/mint/factories";
import { aNewRecruiter } from "../../support/mint/kyc";
import { anOpenName } from "../../support/mint/requests";

test("what happened last names whom it is about, page by page, without anybody's messages", async () => {
  const admin = await anAdmin();
  const { player } = await anOpenName();
  const first = (await recentActivity(admin))!;
  expect(first.facts.find(({ type }) => type === "contact.answered")?.names).toMatchObject({
    player: player.player.fullName,
  });
  expect(first.facts.map(({ type }) => type)).not.toContain("message.sent");
  if (first.next) {
    const second = (await recentActivity(admin, first.next))!;
    expect(second.facts[0] && BigInt(second.facts[0].id) < first.next).toBe(true);
  }
  expect(await recentActivity(await aStaffMember("news"))).toBeNull();
});

test("each desk says how much waits and since when, to whom it is open", async () => {
  await aNewRecruiter();
  const [kyc] = await waitingWork(await aStaffMember("verification"));
  expect(kyc).toMatchObject({ desk: "kyc", oldest: expect.any(Date) });
  expect(kyc?.count).toBeGreaterThan(1);
  expect(await waitingWork(await aStaffMember("accounts"))).toEqual([]);
  expect(await waitingWork(await aStaffMember("moderation"))).toMatchObject([{ desk: "moderation" }]);
});
