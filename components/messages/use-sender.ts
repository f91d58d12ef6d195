import { useTranslations } from "next-intl";
import type { listMessages } from "@/lib/messages/queries/inbox";

type Message = Awaited<ReturnType<typeof listMessages>>["messages"][number];
type From = Pick<Message, "received" | "byGuardian" | "guardian" | "other">;

/** Names the sender of a listed message, and says in a line from whom or to whom it went; a guardian is named as one. */
export function useSender() {
  const t = useTranslations("messages");
  return ({ received, byGuardian, guardian, other }: From) => {
    if (!byGuardian) return { sender: other, line: t(received ? "receivedFrom" : "sentTo", { name: other }) };
    const sender = guardian ? t("asGuardian", { name: guardian }) : t("guardianOf", { name: other });
    const line = received
      ? t("receivedFrom", { name: sender })
      : t("sentByGuardian", { guardian: sender, name: other });
    return { sender, line };
  };
}
