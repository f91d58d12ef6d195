import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { IntroductionStatus } from "@/lib/introductions/schema";

const looks: Record<IntroductionStatus, BadgeLook> = {
  pending: "dash",
  accepted: "full",
  refused: "solid",
  expired: "struck",
  withdrawn: "struck",
};

type Props = { of: { status: IntroductionStatus; waiting: boolean; closedAt: Date | null } };

/** Where an introduction stands; one past its last day has expired, whether the clock's job has said so yet or not. */
export function StateBadge({ of: { status, waiting, closedAt } }: Props) {
  const t = useTranslations("introductions.state");
  if (closedAt) return <Badge look="struck">{t("closed")}</Badge>;
  const shown = status === "pending" && !waiting ? "expired" : status;
  return <Badge look={looks[shown]}>{t(shown)}</Badge>;
}
