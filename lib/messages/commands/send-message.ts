import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { mayWrite } from "../policy";
import { threadToWriteIn } from "../queries";
import { messageInput } from "../schema/message";

export const sendMessage = command({
  limit: { act: "sendMessage", person: { burst: 60, seconds: 600 } },
  input: messageInput,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  allow: mayWrite,
  async run({ tx, actor, input, subject: thread }) {
    const fromPlayer = actor.playerId === thread.playerId;
    const message = await tx.message.create({
      data: {
        threadId: thread.id,
        senderId: fromPlayer ? thread.playerId : thread.recruiterId,
        receiverId: fromPlayer ? thread.recruiterId : thread.playerId,
        receiverType: fromPlayer ? "recruiter" : "player",
        subject: input.subject ?? null,
        content: input.content,
      },
    });
    const receiverUserId = (fromPlayer ? thread.recruiter : thread.player).userId;
    await record(tx, actor, "message.sent", { messageId: message.id, threadId: thread.id, receiverUserId });
    return { messageId: message.id, threadId: thread.id };
  },
});
