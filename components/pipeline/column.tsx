import { useFormatter, useTranslations } from "next-intl";
import type { BoardColumn } from "@/lib/pipeline/queries/board";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { BoardWords } from "./board-words";
import { Card } from "./card";

type Props = {
  column: BoardColumn;
  acts: boolean;
  words: BoardWords;
  alone: boolean;
  narrowed: boolean;
  all: Href;
  opened: { card: string | undefined; board: Href };
};

/** `medianDays` is the median time of the cards in this column, in days. */
export function Column({
  column: { stage, count, medianDays, cards, more: hasMore },
  acts,
  words,
  alone: isSingle,
  narrowed: isFiltered,
  all,
  opened,
}: Props) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const name = t(`stages.${stage}`);
  return (
    <section
      aria-labelledby={`lane-${stage}`}
      data-lane={stage}
      className="group/lane grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 border-line py-4 data-over:bg-ground-2 md:px-2.5 md:not-first:border-s lg:first:ps-0"
    >
      <header className="flex flex-wrap content-start items-baseline gap-x-2 lg:min-h-13">
        <h2 id={`lane-${stage}`} className="flex items-baseline gap-x-2 text-md font-semibold">
          {name}{" "}
          <span className="num text-number-s">
            <bdi>{format.number(count)}</bdi>
          </span>
        </h2>
        {medianDays !== null && stage !== "contract" && stage !== "closed" && (
          <p className="text-xs text-ink-2 lg:basis-full">{t("median", { days: medianDays })}</p>
        )}
      </header>
      <p className="hidden border border-dashed border-line-2 p-3 text-sm text-ink-2 group-data-over/lane:block">
        {t("dropHere", { stage: name })}
      </p>
      {cards.length === 0 ? (
        <p className="border border-dashed border-line-2 p-3 text-sm text-ink-2 group-data-over/lane:hidden">
          {t(isFiltered && count > 0 ? "noneSuch" : "nobodyIn")}
        </p>
      ) : (
        <ul className={isSingle ? "grid gap-2.5 md:grid-cols-3 md:items-start" : "grid gap-2.5"}>
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              acts={acts}
              opened={opened.card === card.id ? opened.board : null}
              words={words}
            />
          ))}
        </ul>
      )}
      {hasMore && !isSingle && (
        <Link href={all} className="inline-flex min-h-target items-center text-sm">
          {isFiltered ? t("allSuch") : t("all", { count })}
          <span className="vh"> {name}</span>
        </Link>
      )}
      {hasMore && isSingle && <p className="text-sm text-ink-2">{t("first", { count: cards.length })}</p>}
    </section>
  );
}
