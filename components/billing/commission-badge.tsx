import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { CommissionState } from "@/lib/billing/schema";

const looks: Record<CommissionState, BadgeLook> = { due: "dash", overdue: "flag", paid: "full", not_owed: "solid" };

export function CommissionBadge({ state }: { state: CommissionState }) {
  return <Badge look={looks[state]}>{useTranslations("billing.commission.state")(state)}</Badge>;
}
