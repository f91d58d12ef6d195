import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { readInput } from "../schema/notification";

export const openNotification = command({
  limit: { act: "openNotification", person: byHand },
  by: signedIn,
  input: readInput,
  load: async (tx, { notificationId: id }, { userId }) =>
    (await tx.notification.findFirst({ where: { id, userId } })) ?? refuse("not_found"),
  async run({ tx, subject }) {
    await tx.notification.update({ where: { id: subject.id }, data: { read: true } });
    return { link: subject.link ?? "/dashboard" };
  },
});
