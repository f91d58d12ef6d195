import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { RequestState } from "@/lib/scouting/schema";

const looks: Record<RequestState, BadgeLook> = {
  pending: "dash",
  awaiting_guardian: "dash",
  accepted: "full",
  refused: "solid",
  expired: "struck",
  withdrawn: "struck",
};

/** Where a request stands; one past its last day has expired, whether the clock's job has said so yet or not. */
export function StateBadge({ status, open }: { status: RequestState; open: boolean }) {
  const t = useTranslations("scouting.state");
  const shown = !open && (status === "pending" || status === "awaiting_guardian") ? "expired" : status;
  return <Badge look={looks[shown]}>{t(shown)}</Badge>;
}
