import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { BoardCard } from "@/lib/matching/queries/board";

type Move = BoardCard["moves"][number];

/** What became of a card and by whom, the newest first. */
export function History({ card: { moves } }: { card: BoardCard }) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const describeMove = useTold();
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

function useTold() {
  const t = useTranslations("pipeline");
  return ({ from, to, by, because, undone, reason }: Move) => {
    const names = {
      person: isolated(by ?? t("somebody")),
      to: t(`stages.${to}`),
      from: from ? t(`stages.${from}`) : "",
      reason: reason ? t(`reasons.${reason}`) : "",
    };
    if (because) return t(`moved.${because}`, names);
    if (undone) return t("moved.undone", names);
    if (from === null) return t("moved.put", names);
    return t(reason ? "moved.closed" : "moved.hand", names);
  };
}
