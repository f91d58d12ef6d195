import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayKeepPhrase } from "../policy/messages";
import { phraseInput } from "../schema/phrase";

export const savePhrase = command({
  limit: { act: "savePhrase", person: byHand },
  by: recruiters,
  input: phraseInput,
  async load(tx, { title }, { recruiterId }) {
    await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
    return { others: await tx.savedPhrase.count({ where: { recruiterId, title: { not: title } } }) };
  },
  allow: mayKeepPhrase,
  async run({ tx, actor: { recruiterId }, input: { threadId, title, phrase: content } }) {
    const phraseData = { title, content, createdAt: now() };
    await tx.savedPhrase.upsert({
      where: { recruiterId_title: { recruiterId, title } },
      create: { recruiterId, ...phraseData },
      update: phraseData,
    });
    return { threadId };
  },
});
