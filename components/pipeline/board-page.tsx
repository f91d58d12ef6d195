import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingForm } from "@/components/contacts/requests/refreshing-form";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/layout/only-reads";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { undoMove } from "@/lib/pipeline/actions/matches";
import type { Board } from "@/lib/pipeline/queries/board";
import { stages } from "@/lib/pipeline/schema/stages";
import { localePath } from "@/lib/platform/i18n/routing";
import { BoardFilters } from "./board-filters";
import { BoardMoves } from "./board-moves";
import { type BoardSearch, boardAddress } from "./board-search";
import { useBoardWords } from "./board-words";
import { openCardForm } from "./card-elements";
import { Column } from "./column";

type Props = { board: Board; search: BoardSearch };

export function BoardPage({ board, search }: Props) {
  const t = useTranslations("pipeline");
  const words = useBoardWords();
  const isFiltered = search.overdue;
  const empty = board.sports.length === 0;
  const names = stages.map((stage) => ({ stage, name: t(`stages.${stage}`) }));
  const blank = { player: "{player}", stage: "{stage}", at: "{at}", count: names.length };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-(--margin) pt-6 pb-section">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-2">
          <h1 className="text-display-s">{t("title")}</h1>
          <p className="small soft">{t("lead", { active: board.active, overdue: board.overdue })}</p>
        </div>
        {!empty && (
          <LinkButton small href="/players">
            {t("toSearch")}
          </LinkButton>
        )}
      </header>
      {!board.acts && <OnlyReads />}
      {board.undo && <Undo undo={board.undo} />}
      {empty ? (
        <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("emptyHint")}>
          <LinkButton variant="go" href="/players">
            {t("toSearch")}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <BoardFilters board={board} search={search} />
          <OpensCards search={search} />
          <Moves
            acts={board.acts}
            stages={names}
            announcements={{
              moved: t("announcement", blank),
              reason: t("reasonAnnouncement", blank),
              closed: t("closedAnnouncement", blank),
            }}
            className={`grid border-y border-line ${search.stage ? "" : "md:grid-cols-3 lg:grid-cols-6"}`}
          >
            {board.columns.map((column) => (
              <Column
                key={column.stage}
                column={column}
                acts={board.acts}
                words={words}
                alone={search.stage !== undefined}
                narrowed={isFiltered}
                all={boardAddress({ ...search, stage: column.stage })}
                opened={{ card: search.card, board: boardAddress(search) }}
              />
            ))}
          </Moves>
        </>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        {!empty && board.acts && (
          <span className="max-lg:hidden [@media(scripting:none)]:hidden">
            {t.rich("keys", { k: (key) => <kbd>{key}</kbd> })}
          </span>
        )}
        <span>{t("secret")}</span>
      </p>
    </div>
  );
}

/** Its buttons are on the cards; with scripts they open the panels themselves. */
function OpensCards({ search: { sport, overdue, stage } }: { search: BoardSearch }) {
  const locale = useLocale();
  return (
    <form id={openCardForm} action={localePath("/dashboard/pipeline", locale)} hidden>
      {sport && <input type="hidden" name="sport" value={sport} />}
      {overdue && <input type="hidden" name="overdue" value="on" />}
      {stage && <input type="hidden" name="stage" value={stage} />}
    </form>
  );
}

/** Read-only members get the board without drag and drop. */
const Moves = ({ acts, ...props }: ComponentProps<typeof BoardMoves> & { acts: boolean }) =>
  acts ? <BoardMoves {...props} /> : <div className={props.className}>{props.children}</div>;

function Undo({
  undo: { matchId, from: fromStage, to: toStage, called: playerName },
}: {
  undo: NonNullable<Board["undo"]>;
}) {
  const t = useTranslations("pipeline");
  const common = useTranslations("common");
  const player = playerName ?? common("noLongerVisible");
  return (
    <RefreshingForm
      action={undoMove}
      id="undo"
      summary={false}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-3 border-flag bg-ground-2 px-4 py-2"
    >
      <input type="hidden" name="matchId" value={matchId} />
      <p className="text-sm">
        {fromStage
          ? t("undoMove", { player, from: t(`stages.${fromStage}`), to: t(`stages.${toStage}`) })
          : t("undoPut", { player })}
      </p>
      <SubmitButton small variant="outline" doing="undoing">
        {t("undo")}
      </SubmitButton>
    </RefreshingForm>
  );
}
