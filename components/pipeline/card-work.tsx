import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import type { BoardWords } from "./board-words";
import { CloseCard, MoveCard, ReopenCard } from "./card-forms";
import { History } from "./history";
import { NextStep } from "./next-step";
import { Standing } from "./standing";
import { Tasks } from "./tasks";

type Props = { card: BoardCard; called: string; acts: boolean; words: BoardWords };

/** Uses a native popover, so that the panel opens without scripts. */
export function CardWork({ card, called: playerName, acts, words }: Props) {
  const t = useTranslations("pipeline");
  const { id, stage } = card;
  const panel = `work-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className="flex min-h-target w-full cursor-pointer items-center justify-between gap-2 border-t border-line text-start text-xs font-medium text-ink-2 hover:underline"
      >
        <span>
          {t(acts ? "work" : "workRead")} <span className="vh">{t("of", { player: playerName })}</span>
        </span>
        <Icon name="forward" />
      </button>
      <section
        id={panel}
        popover="auto"
        data-over-foot=""
        aria-labelledby={`${panel}-title`}
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 border-s border-line-2 bg-paper p-4 text-ink shadow-over sm:w-92 print:hidden"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <header className="flex items-start justify-between gap-3">
            <h3 id={`${panel}-title`} className="text-xl wrap-anywhere">
              <bdi>{playerName}</bdi>
            </h3>
            <button
              type="button"
              className="icon-btn flex-none"
              popoverTarget={panel}
              popoverTargetAction="hide"
              aria-label={t("leave")}
            >
              <Icon name="close" />
            </button>
          </header>
          {stage !== "closed" && <Standing card={card} />}
          <NextStep card={card} />
          {acts &&
            (stage === "closed" ? (
              <ReopenCard id={id} words={words} />
            ) : (
              <MoveCard id={id} stage={stage} words={words} />
            ))}
          <Tasks card={card} acts={acts} words={words} />
          {acts && stage !== "closed" && <CloseCard id={id} words={words} />}
          <History card={card} />
        </div>
      </section>
    </>
  );
}
