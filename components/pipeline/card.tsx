import { useFormatter, useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { ContractLink } from "@/components/pipeline/contracts/contract-link";
import { sportOf, useGame } from "@/components/search/words";
import { positionCoordinates } from "@/components/sports/positions";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import type { Href } from "@/lib/platform/i18n/navigation";
import type { BoardWords } from "./board-words";
import type { CardData } from "./card-parts";
import { CardView } from "./card-view";
import { useMoveText } from "./move-text";
import { useNextStep } from "./next-step";

type Props = { card: BoardCard; acts: boolean; opened: Href | null; words: BoardWords };

/** Texts of a card for `CardView`. `acts` is false for read-only members. */
export function Card({ card, acts, opened, words }: Props) {
  const { id, stage, player, contract } = card;
  const name = player?.called ?? words.gone;
  return (
    <CardView card={{ ...useCardData(card, name), acts, opened }} words={words}>
      {stage === "contract" && player && !minorBands.has(player.ageBand) && (
        <ContractLink matchId={id} state={contract} player={name} />
      )}
    </CardView>
  );
}

function useCardData(card: BoardCard, name: string): Omit<CardData, "acts" | "opened"> {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  const describeMove = useMoveText();
  const { id, stage, request, tasks, done: doneTasks, moves } = card;
  return {
    id,
    stage,
    name,
    player: usePlayerData(card),
    look: stage === "contract" ? "signed" : request?.waiting ? "waiting" : "plain",
    stageTime: useStageTime(card),
    next: useNextStep(card),
    tasks: tasks.map(({ id: taskId, what: description, dueOn, late: isLate }) => ({
      id: taskId,
      what: description,
      due: dueOn && t(isLate ? "lateSince" : "byDay", { date: format.dateTime(dueOn, "short") }),
      late: isLate,
    })),
    done: doneTasks.map(({ id: taskId, what: description, at: doneAt, by: doneBy }) => ({
      id: taskId,
      what: description,
      text: t("doneBy", { person: doneBy ?? t("somebody"), date: format.dateTime(doneAt, "short") }),
    })),
    moves: moves.map((move) => ({
      text: describeMove(move),
      at: move.at.toISOString(),
      date: format.dateTime(move.at, "short"),
    })),
  };
}

function usePlayerData({ player, score }: BoardCard): CardData["player"] {
  const format = useFormatter();
  const game = useGame();
  if (!player) return null;
  const sport = sportOf(player);
  return {
    id: player.id,
    sport,
    spot: positionCoordinates(sport, player.position) ?? null,
    game: game(player),
    score: score === null ? null : format.number(score),
    minor: minorBands.has(player.ageBand),
  };
}

function useStageTime({ stage, days, limit, over: isOverdue, since: stageSince }: BoardCard): CardData["stageTime"] {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (stage === "closed") return null;
  if (limit === null)
    return { text: t("since", { date: format.dateTime(stageSince, "day") }), share: null, tooLong: null };
  return {
    text: t("daysOf", { days, limit }),
    share: Math.min(100, Math.round((days / limit) * 100)),
    tooLong: isOverdue ? t("tooLong", { days: days - limit }) : null,
  };
}
