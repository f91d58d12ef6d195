import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { RequestState } from "@/lib/contacts/schema/requests";

const looks: Record<RequestState | "closed", BadgeLook> = {
  pending: "dash",
  awaiting_guardian: "dash",
  accepted: "full",
  refused: "solid",
  expired: "struck",
  withdrawn: "struck",
  closed: "struck",
};

/** A request past its deadline is shown as expired even if the scheduled job has not updated it yet; `closed` means that the disclosure has ended. */
export function StateBadge({ status, open, closed }: { status: RequestState; open: boolean; closed?: boolean }) {
  const t = useTranslations("contacts.state");
  const shownStatus = !open && (status === "pending" || status === "awaiting_guardian") ? "expired" : status;
  const state = closed ? "closed" : shownStatus;
  return <Badge look={looks[state]}>{t(state)}</Badge>;
}
