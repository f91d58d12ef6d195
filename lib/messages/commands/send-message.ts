import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { maySay } from "@/lib/players/policy";
import { mayWrite, parties } from "../policy";
import { threadToWriteIn } from "../queries";
import { messageInput } from "../schema/message";

export const sendMessage = command({
  limit: { act: "sendMessage", person: { burst: 60, seconds: 600 } },
  by: parties,
  input: messageInput,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  allow: mayWrite,
  async run({ tx, actor, input, subject: thread }) {
    const fromPlayer = actor.recruiterId !== thread.recruiterId;
    const byGuardian = actor.guardianOf !== null;
    if (fromPlayer) keepContactClosed(thread.player, input);
    const message = await tx.message.create({
      data: {
        threadId: thread.id,
        senderId: fromPlayer ? thread.playerId : thread.recruiterId,
        receiverId: fromPlayer ? thread.recruiterId : thread.playerId,
        receiverType: fromPlayer ? "recruiter" : "player",
        subject: input.subject ?? null,
        content: input.content,
        byGuardian,
      },
    });
    if (byGuardian) await tx.thread.update({ where: { id: thread.id }, data: { guardianReadAt: now() } });
    const receiverUserId = (fromPlayer ? thread.recruiter : thread.player).userId;
    await record(tx, actor, "message.sent", { messageId: message.id, threadId: thread.id, receiverUserId });
    return { messageId: message.id, threadId: thread.id };
  },
});

type Minor = Parameters<typeof maySay>[0];

function keepContactClosed(player: Minor, { subject = "", content }: { subject?: string; content: string }) {
  const verdict = maySay(player, `${subject}\n${content}`);
  if (verdict !== true) refuse(verdict, "content");
}
