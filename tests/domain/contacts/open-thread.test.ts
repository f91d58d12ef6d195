import { expect, test } from "vitest";
import { openThread } from "@/lib/contacts/steps/open-thread";
import { breaksUnique } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { anOpenRequest } from "../../support/factories/requests";

test("a request opens one conversation, never two", async () => {
  const { request } = await anOpenRequest();
  const accepted = { requestId: request.id, playerId: request.playerId, recruiterId: request.recruiterId };
  const { threadId } = await openThread(db, accepted);
  expect(await db.thread.findUniqueOrThrow({ where: { id: threadId } })).toMatchObject(accepted);
  await expect(openThread(db, accepted)).rejects.toSatisfy((error) => breaksUnique(error));
});
