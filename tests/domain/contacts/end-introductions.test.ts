import { expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { endIntroductions } from "@/lib/contacts/steps/end-introductions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";

const statesOf = async (...ids: string[]) =>
  (await db.introduction.findMany({ where: { id: { in: ids } }, orderBy: { status: "asc" } })).map((each) => [
    each.status,
    each.closedAt !== null,
  ]);

test("pending introductions end with the given status, accepted ones are closed, others stay", async () => {
  const { player } = await anEsportPlayer();
  const userId = player.userId ?? "";
  const introductions = [
    await anIntroduction({ userId }),
    await anIntroduction({ userId, status: "accepted" }),
    await anIntroduction({ userId, status: "expired" }),
  ];
  await db.$transaction((tx) => endIntroductions(tx, system(), { userId }, "refused"));
  expect(await statesOf(...introductions.map(({ id }) => id))).toEqual([
    ["accepted", true],
    ["refused", false],
    ["expired", false],
  ]);
});

test("closing an account ends its introductions on both sides", async () => {
  const [{ recruiter, user }, { player }] = [await aRecruiter(), await anEsportPlayer()];
  const [sentIntroduction, received] = [
    await anIntroduction({ recruiterId: recruiter.id }),
    await anIntroduction({ userId: player.userId ?? "" }),
  ];
  for (const userId of [user.id, player.userId ?? ""])
    await db.$transaction((tx) => accountEvents.record(tx, { userId }, "account.closed", { userId }));
  await runDueHandlers();
  expect(await statesOf(sentIntroduction.id)).toEqual([["withdrawn", false]]);
  expect(await statesOf(received.id)).toEqual([["refused", false]]);
});
