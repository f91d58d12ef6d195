import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { RequestState } from "@/lib/scouting/schema";

const looks: Record<RequestState | "closed", BadgeLook> = {
  pending: "dash",
  awaiting_guardian: "dash",
  accepted: "full",
  refused: "solid",
  expired: "struck",
  withdrawn: "struck",
  closed: "struck",
};

/** Where a request stands; one past its last day has expired, whether the clock's job has said so yet or not. `closed`: the name that it opened is closed again. */
export function StateBadge({ status, open, closed }: { status: RequestState; open: boolean; closed?: boolean }) {
  const t = useTranslations("scouting.state");
  const shown = !open && (status === "pending" || status === "awaiting_guardian") ? "expired" : status;
  const state = closed ? "closed" : shown;
  return <Badge look={looks[state]}>{t(state)}</Badge>;
}
