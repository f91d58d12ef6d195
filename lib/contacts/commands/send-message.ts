import "server-only";
import { now } from "@/lib/platform/clock";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { maySay } from "@/lib/players/policy/players";
import { contactEvents } from "../events";
import { mayWrite, type Party, parties } from "../policy/messages";
import { accountsOfBothSides } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { messageInput } from "../schema/message";
import { attachFiles } from "../steps/attach-files";

/** A guardian's files are owned by the child's account; files of a club's member are owned by that member. */
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
    const fileFields = { kind: "shared", field: "files", ofChild: !actor.recruiterId && thread.player.minor } as const;
    const uploads = files.flatMap((file) => (file instanceof File ? [{ ...fileFields, file }] : []));
    return storeFiles(uploads, fileOwnerId(actor, thread));
  },
  undo: discardFiles,
  async run({ tx, actor, input: { threadId, subject = null, content, files }, reply: storedFiles }) {
    const thread = await threadToWriteIn(tx, threadId, actor, { locked: true });
    const verdict = mayWrite(actor, thread);
    if (verdict !== true) refuse(verdict);
    const ownerId = fileOwnerId(actor, thread);
    const { blockedId: receiverUserId } = accountsOfBothSides(actor, thread);
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
    const uploadedIds = files.filter((file) => typeof file === "string");
    await attachFiles(tx, { messageId, ownerId, stored: storedFiles, ahead: uploadedIds });
    if (byGuardian) await tx.thread.update({ where: { id: threadId }, data: { guardianReadAt: now() } });
    await contactEvents.record(tx, actor, "message.sent", { messageId, threadId, receiverUserId });
    return { messageId, threadId };
  },
});

const fileOwnerId = (actor: Party, thread: Parameters<typeof accountsOfBothSides>[1]) =>
  actor.recruiterId ? actor.memberId : accountsOfBothSides(actor, thread).blockerId;
