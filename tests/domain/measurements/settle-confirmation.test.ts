import { expect, test } from "vitest";
import { settleConfirmation } from "@/lib/measurements/commands/settle-confirmation";
import { flaggedConfirmations } from "@/lib/measurements/queries/flagged";
import { whoConfirmed } from "@/lib/measurements/queries/who-confirmed";
import { anAnsweredConfirmation } from "../../support/factories/confirmations";
import { aPlayer, aStaffMember } from "../../support/factories/people";

const odd = async () => anAnsweredConfirmation({ by: await aPlayer({ fullName: "Ann Okafor" }) });

test("moderators decide about a flagged answer; the second of two is told who decided", async () => {
  const [moderator, request, other] = [await aStaffMember("moderation"), await odd(), await odd()];
  const settle = (confirmationId: string, verdict: string) =>
    settleConfirmation(moderator, { confirmationId, verdict });
  const waiting = async () => (await flaggedConfirmations(moderator))?.rows.map(({ id }) => id) ?? [];
  expect(await waiting()).toEqual(expect.arrayContaining([request.confirmationId, other.confirmationId]));
  expect(await whoConfirmed(request.player.id, { accessLevel: "profile", owner: false })).toEqual([]);
  await settle(request.confirmationId, "cleared");
  expect(await request.grade()).toBe("coach");
  expect(await whoConfirmed(request.player.id, { accessLevel: "profile", owner: false })).toMatchObject([
    { name: null, role: "coach" },
  ]);
  expect(await whoConfirmed(request.player.id, { accessLevel: "identity", owner: false })).toMatchObject([
    { name: "Claire Okafor", role: "coach" },
  ]);
  await settle(other.confirmationId, "voided");
  expect(await other.grade()).toBe("self");
  expect(await waiting()).not.toContain(other.confirmationId);
  await expect(settle(other.confirmationId, "cleared")).rejects.toHaveProperty("code", "confirmation_settled");
});

test("only moderators see and decide flagged answers", async () => {
  const [moderator, support] = [await aStaffMember("moderation"), await aStaffMember("support")];
  const plain = await anAnsweredConfirmation();
  const input = { confirmationId: plain.confirmationId, verdict: "voided" };
  await expect(settleConfirmation(moderator, input)).rejects.toHaveProperty("code", "not_found");
  await expect(settleConfirmation(support, input)).rejects.toHaveProperty("code", "staff_only");
  expect(await flaggedConfirmations(support)).toBeNull();
});

test("all pending answers are listed page by page, once each, and counted", async () => {
  const [moderator, ...requests] = [await aStaffMember("moderation"), await odd(), await odd(), await odd()];
  const outcomes: string[] = [];
  let after: string | undefined;
  do {
    const page = await flaggedConfirmations(moderator, after, 1);
    outcomes.push(...(page?.rows.map(({ id }) => id) ?? []));
    after = page?.next ?? undefined;
  } while (after);
  expect(outcomes.filter((id) => requests.some(({ confirmationId }) => confirmationId === id)).sort()).toEqual(
    requests.map(({ confirmationId }) => confirmationId).sort(),
  );
  expect((await flaggedConfirmations(moderator, undefined, 1))?.count).toBe(outcomes.length);
});
