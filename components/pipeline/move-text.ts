import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { BoardCard } from "@/lib/pipeline/queries/board";

type Move = BoardCard["moves"][number];

export function useMoveText() {
  const t = useTranslations("pipeline");
  return ({ from: fromStage, to: toStage, by: author, because, undone: isUndone, reason }: Move) => {
    const names = {
      person: isolated(author ?? t("somebody")),
      to: t(`stages.${toStage}`),
      from: fromStage ? t(`stages.${fromStage}`) : "",
      reason: reason ? t(`reasons.${reason}`) : "",
    };
    if (because) return t(`moved.${because}`, names);
    if (isUndone) return t("moved.undone", names);
    if (fromStage === null) return t("moved.put", names);
    return t(reason ? "moved.closed" : "moved.hand", names);
  };
}
