import { expect, test } from "vitest";
import { removePhrase } from "@/lib/contacts/commands/remove-phrase";
import { savePhrase } from "@/lib/contacts/commands/save-phrase";
import { listPhrases } from "@/lib/contacts/queries/phrases";
import { aThread } from "../../support/factories/people";

test("users can delete their own phrases only", async () => {
  const [{ recruiter, threadId }, other] = [await aThread(), await aThread()];
  await savePhrase(recruiter.actor, { threadId, title: "Trial", phrase: "Come." });
  const phraseId = (await listPhrases(recruiter.actor))!.own[0]!.id;
  await expect(removePhrase(other.recruiter.actor, { threadId, phraseId })).rejects.toMatchObject({
    code: "not_found",
  });
  await removePhrase(recruiter.actor, { threadId, phraseId });
  expect((await listPhrases(recruiter.actor))?.own).toEqual([]);
});
