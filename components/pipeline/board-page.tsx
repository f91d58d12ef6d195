import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/recruiters/only-reads";
import { RefreshingForm } from "@/components/scouting/refreshing-form";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { undoMove } from "@/lib/matching/actions";
import type { Board } from "@/lib/matching/queries/board";
import { stages } from "@/lib/matching/schema/stages";
import { BoardFilters } from "./board-filters";
import { BoardMoves } from "./board-moves";
import { type BoardSearch, boardAddress } from "./board-search";
import { Column } from "./column";

type Props = { board: Board; search: BoardSearch };

/** Whom the organisation works on, column by column. */
export function BoardPage({ board, search }: Props) {
  const t = useTranslations("pipeline");
  const narrowed = search.overdue;
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
          <Moves
            acts={board.acts}
            stages={names}
            said={{ moved: t("said", blank), reason: t("saidReason", blank), closed: t("saidClosed", blank) }}
            className={`grid border-y border-line ${search.stage ? "" : "md:grid-cols-3 lg:grid-cols-6"}`}
          >
            {board.columns.map((column) => (
              <Column
                key={column.stage}
                column={column}
                acts={board.acts}
                alone={search.stage !== undefined}
                narrowed={narrowed}
                all={boardAddress({ ...search, stage: column.stage })}
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

/** Whoever only reads moves nothing. */
const Moves = ({ acts, ...rest }: ComponentProps<typeof BoardMoves> & { acts: boolean }) =>
  acts ? <BoardMoves {...rest} /> : <div className={rest.className}>{rest.children}</div>;

function Undo({ undo: { matchId, from, to, called } }: { undo: NonNullable<Board["undo"]> }) {
  const t = useTranslations("pipeline");
  const player = called ?? t("gone");
  return (
    <RefreshingForm
      action={undoMove}
      id="undo"
      summary={false}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-3 border-flag bg-ground-2 px-4 py-2"
    >
      <input type="hidden" name="matchId" value={matchId} />
      <p className="text-sm">
        {from ? t("undoMove", { player, from: t(`stages.${from}`), to: t(`stages.${to}`) }) : t("undoPut", { player })}
      </p>
      <SubmitButton small variant="outline" pending={t("undoing")}>
        {t("undo")}
      </SubmitButton>
    </RefreshingForm>
  );
}
