import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayRead } from "../policy";
import { readInput } from "../schema";

/** Marks one notification read and says where it leads; somebody else's is not found. */
export const openNotification = command({
  limit: { act: "openNotification", person: byHand },
  input: readInput,
  load: async (tx, { notificationId }, actor) =>
    (await tx.notification.findFirst({ where: { id: notificationId, userId: actor.userId ?? notificationId } })) ??
    refuse("not_found"),
  allow: mayRead,
  async run({ tx, subject }) {
    await tx.notification.update({ where: { id: subject.id }, data: { read: true } });
    return { link: subject.link ?? "/dashboard" };
  },
});
