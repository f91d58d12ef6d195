import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";

export const markAllRead = command({
  limit: { act: "markAllRead", person: byHand },
  by: signedIn,
  input: z.object({}),
  load: async () => null,
  async run({ tx, actor: { userId } }) {
    const { count } = await tx.notification.updateMany({
      where: { userId, inBell: true, read: false },
      data: { read: true },
    });
    return { count };
  },
});
