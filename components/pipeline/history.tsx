import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { BoardCard } from "@/lib/pipeline/queries/board";

type Move = BoardCard["moves"][number];

/** Newest move first. */
export function History({ card: { moves } }: { card: BoardCard }) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const describeMove = useHistoryText();
  return (
    <section className="grid gap-2 border-t border-line pt-3 text-xs" aria-label={t("history")}>
      {moves.length === 0 && <p className="text-ink-2">{t("noHistory")}</p>}
      <ol className="grid gap-2">
        {moves.map((move) => (
          <li key={move.at.getTime()} className="grid wrap-anywhere">
            <span>{describeMove(move)}</span>
            <time className="text-ink-2" dateTime={move.at.toISOString()}>
              {format.dateTime(move.at, "short")}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useHistoryText() {
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
