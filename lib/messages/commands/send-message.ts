import "server-only";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { storeFiles } from "@/lib/documents/steps/store-files";
import { now } from "@/lib/platform/clock";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { maySay } from "@/lib/players/policy";
import { mayWrite, type Party, parties } from "../policy";
import { sidesOf } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { messageInput } from "../schema/message";
import { attachFiles } from "../steps/attach-files";

/** What a guardian sends with it is kept under the child's account, as the words are; what a club's member sends, under their own. */
export const sendMessage = externalCommand({
  limit: { act: "sendMessage", person: { burst: 60, seconds: 600 } },
  by: parties,
  input: messageInput,
  async load(tx, { threadId, subject = "", content }, actor) {
    const thread = await threadToWriteIn(tx, threadId, actor);
    const verdict = actor.recruiterId
      ? true
      : maySay(thread.player, `${subject}\n${content}`, actor.guardianOf !== null);
    if (verdict !== true) refuse(verdict, "content");
    return thread;
  },
  allow: mayWrite,
  call: ({ actor, input: { files }, subject: thread }) => {
    const common = { kind: "shared", field: "files", ofChild: !actor.recruiterId && thread.player.minor } as const;
    const chosen = files.flatMap((file) => (file instanceof File ? [{ ...common, file }] : []));
    return storeFiles(chosen, keeperOf(actor, thread));
  },
  undo: discardFiles,
  async run({ tx, actor, input: { threadId, subject = null, content, files }, reply: stored }) {
    const thread = await threadToWriteIn(tx, threadId, actor, { locked: true });
    const verdict = mayWrite(actor, thread);
    if (verdict !== true) refuse(verdict);
    const ownerId = keeperOf(actor, thread);
    const { blockedId: receiverUserId } = sidesOf(actor, thread);
    const byGuardian = actor.guardianOf !== null;
    const [senderId, receiverId] = actor.recruiterId
      ? [thread.recruiterId, thread.playerId]
      : [thread.playerId, thread.recruiterId];
    const receiverType = actor.recruiterId ? "player" : "recruiter";
    const { id: messageId } = await tx.message.create({
      data: {
        threadId,
        senderId,
        receiverId,
        receiverType,
        subject,
        content,
        byGuardian,
        writtenById: actor.recruiterId && actor.memberId,
      },
      select: { id: true },
    });
    const ahead = files.filter((file) => typeof file === "string");
    await attachFiles(tx, { messageId, ownerId, stored, ahead });
    if (byGuardian) await tx.thread.update({ where: { id: threadId }, data: { guardianReadAt: now() } });
    await recordEvent(tx, actor, "message.sent", { messageId, threadId, receiverUserId });
    return { messageId, threadId };
  },
});

const keeperOf = (actor: Party, thread: Parameters<typeof sidesOf>[1]) =>
  actor.recruiterId ? actor.memberId : sidesOf(actor, thread).blockerId;
