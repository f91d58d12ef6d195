import { expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { aMinor } from "../../support/factories/people";
import { anOpenRequest } from "../../support/factories/requests";

test("withdrawing consent closes all disclosures and ends all open requests", async () => {
  const minor = await aMinor();
  const [opened, waiting] = [await anOpenRequest({ to: minor }), await anOpenRequest({ to: minor })];
  await answerRequest(minor.actor, { requestId: opened.request.id, answer: "yes" });
  await answerForMinor(minor.guardianActor, { requestId: opened.request.id, answer: "yes" });
  await answerAsGuardian(minor.guardianActor, { answer: "no" });
  await runDueHandlers();
  expect(await db.disclosure.count({ where: { playerId: minor.player.id, closedAt: null } })).toBe(0);
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: waiting.request.id } })).toMatchObject({
    status: "refused",
  });
});
