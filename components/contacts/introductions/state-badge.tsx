import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { IntroductionStatus } from "@/lib/contacts/schema/introductions";

const looks: Record<IntroductionStatus, BadgeLook> = {
  pending: "dash",
  accepted: "full",
  refused: "solid",
  expired: "struck",
  withdrawn: "struck",
};

type Props = { introduction: { status: IntroductionStatus; waiting: boolean; closedAt: Date | null } };

/** An introduction past its deadline is shown as expired even if the scheduled job has not updated it yet. */
export function StateBadge({ introduction: { status, waiting: isWaiting, closedAt } }: Props) {
  const t = useTranslations("introductions.state");
  if (closedAt) return <Badge look="struck">{t("closed")}</Badge>;
  const shownStatus = status === "pending" && !isWaiting ? "expired" : status;
  return <Badge look={looks[shownStatus]}>{t(shownStatus)}</Badge>;
}
