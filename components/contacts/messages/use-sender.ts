import { useTranslations } from "next-intl";
import type { listMessages } from "@/lib/contacts/queries/inbox";

type Message = Awaited<ReturnType<typeof listMessages>>["messages"][number];
type From = Pick<Message, "received" | "byGuardian" | "guardian" | "other">;

/** Returns the sender's name and a line such as "from" or "to"; a guardian is marked as such. */
export function useSender() {
  const t = useTranslations("messages");
  return ({ received, byGuardian, guardian, other: otherParty }: From) => {
    if (!byGuardian) return { sender: otherParty, line: t(received ? "receivedFrom" : "sentTo", { name: otherParty }) };
    const sender = guardian ? t("asGuardian", { name: guardian }) : t("guardianOf", { name: otherParty });
    const line = received
      ? t("receivedFrom", { name: sender })
      : t("sentByGuardian", { guardian: sender, name: otherParty });
    return { sender, line };
  };
}
