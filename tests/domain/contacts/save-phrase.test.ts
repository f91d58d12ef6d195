import { expect, test } from "vitest";
import { savePhrase } from "@/lib/contacts/commands/save-phrase";
import { listPhrases } from "@/lib/contacts/queries/phrases";
import { mostPhrases } from "@/lib/contacts/schema/message-limits";
import { db } from "@/lib/platform/db/db";
import { aThread } from "../../support/factories/people";

const trial = (threadId: string, phrase = "Come and train with us.") => ({ threadId, title: "Trial", phrase });

test("a phrase is stored for its author only; the same title replaces the text; players have none", async () => {
  const [{ recruiter, player, threadId }, other] = [await aThread(), await aThread()];
  await savePhrase(recruiter.actor, trial(threadId));
  await savePhrase(recruiter.actor, trial(threadId, "Come on Thursday."));
  expect((await listPhrases(recruiter.actor))?.own).toMatchObject([{ title: "Trial", content: "Come on Thursday." }]);
  expect((await listPhrases(other.recruiter.actor))?.own).toEqual([]);
  expect(await listPhrases(player.actor)).toBeNull();
  await expect(savePhrase(player.actor, trial(threadId))).rejects.toMatchObject({ code: "recruiters_only" });
});

test("default phrases exist in four languages", async () => {
  const { recruiter } = await aThread();
  const shelves = (await listPhrases(recruiter.actor))?.ready ?? [];
  expect(shelves.map(({ locale }) => locale)).toEqual(["en", "fr", "es", "ar"]);
  expect(new Set(shelves.flatMap(({ phrases }) => phrases.map(({ content }) => content))).size).toBe(16);
});

test("the number of phrases is limited, also in parallel", async () => {
  const { recruiter, threadId } = await aThread();
  const data = Array.from({ length: mostPhrases - 1 }, (_, n) => ({ title: `No. ${n}`, content: "Hello" }));
  await db.savedPhrase.createMany({ data: data.map((row) => ({ ...row, recruiterId: recruiter.recruiter.id })) });
  const results = ["A", "B"].map((title) => savePhrase(recruiter.actor, { ...trial(threadId), title }));
  const codes = (await Promise.allSettled(results)).map((result) =>
    result.status === "fulfilled" ? "ok" : result.reason.code,
  );
  expect(codes.sort()).toEqual(["ok", "too_many_phrases"]);
  await savePhrase(recruiter.actor, { ...trial(threadId), title: "No. 3" });
});
