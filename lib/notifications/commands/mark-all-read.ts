import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayRead } from "../policy";

export const markAllRead = command({
  limit: { act: "markAllRead", person: byHand },
  input: z.object({}),
  load: async (_tx, _input, actor) => actor.userId ?? refuse("sign_in_required"),
  allow: mayRead,
  async run({ tx, subject: userId }) {
    const { count } = await tx.notification.updateMany({ where: { userId, read: false }, data: { read: true } });
    return { count };
  },
});
