import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { memberHeader } from "@/lib/notifications/queries/member-header";
import type { SignedIn } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { anOpenName } from "../../support/factories/requests";

test("the header of members says the name, what is unread and the credits left, in the reader's language", async () => {
  const { player, recruiter, request } = await anOpenName();
  const { id: threadId } = await db.thread.findUniqueOrThrow({ where: { requestId: request.id } });
  await sendMessage(player.actor, { threadId, content: "Thursday suits me." });
  expect(await memberHeader(recruiter.actor as SignedIn, "fr")).toEqual({
    name: recruiter.recruiter.organizationName,
    unread: { count: 1, words: "1 non lu" },
    left: "2 crédits de contact restants",
  });
  expect(await memberHeader(player.actor as SignedIn, "en")).toMatchObject({
    unread: { count: 0 },
    left: null,
  });
});
