import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { demoEmails } from "./accounts.ts";
import { pageOf, type SeedFile } from "./documents.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";
import { phrases, programme } from "./texts/conversations.ts";

/** The club's first message in each conversation of the demo accounts has a program attached. */
export function makeMessageFiles(requests: readonly SeedRequest[], messages: readonly Prisma.MessageCreateManyInput[]) {
  const first = new Map(messages.map((message) => [message.id, message]));
  const files: SeedFile[] = [];
  const messageFiles: Prisma.MessageFileCreateManyInput[] = [];
  for (const { recruiter, player, row } of requests) {
    const messageId = idFor(`message ${row.id} 0`);
    const message = first.get(messageId);
    const isDemo = player.row.email === demoEmails.player || recruiter.row.email === demoEmails.recruiter;
    if (!isDemo || !message || message.receiverType !== "player") continue;
    const { name, lines } = programme[player.language === "fr" ? "fr" : "en"];
    const file = pageOf({
      of: `programme ${row.id}`,
      ownerId: recruiter.account.user.id,
      kind: "shared",
      name,
      lines: lines.map((line) => line.replace("{organization}", recruiter.organization.name)),
      createdAt: message.createdAt as Date,
    });
    files.push(file);
    messageFiles.push({ messageId, documentId: file.document.id });
  }
  return { files, messageFiles };
}

/** Saved phrases of the demo recruiter. */
export function makePhrases(recruiters: readonly SeedRecruiter[]): Prisma.SavedPhraseCreateManyInput[] {
  const demo = recruiters.filter(({ row }) => row.email === demoEmails.recruiter);
  return demo.flatMap(({ row, organization }) =>
    phrases[organization.language === "fr" ? "fr" : "en"].map(({ title, content }) => ({
      id: idFor(`phrase ${row.id} ${title}`),
      recruiterId: row.id,
      title,
      content,
    })),
  );
}
