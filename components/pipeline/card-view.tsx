"use client";
"use no memo"; // A card never changes once it is rendered.

import type { ReactNode } from "react";
import { Field } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { BoardWords } from "./board-words";
import { type CardPlayerData, type CardProps, NextStep, StageTime } from "./card-parts";
import { CardWork } from "./card-work";

const edges = { signed: "border-ink", waiting: "border-line-2 border-dashed", plain: "border-line" };

/** Rendered from data, because the payload of a board with sixty cards was mostly their markup. */
export function CardView({ card, words, children: contract }: CardProps & { children: ReactNode }) {
  const { id, stage, name, player, stageTime } = card;
  return (
    <li
      id={`match-${id}`}
      data-card=""
      data-stage={stage}
      data-player={name}
      draggable={card.acts && stage !== "closed"}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 border bg-paper p-2.5 pb-1 text-sm ${edges[card.look]}`}
    >
      {player ? (
        <CardPlayer player={player} name={name} closed={stage === "closed"} words={words} />
      ) : (
        <div className="grid gap-1 text-ink-2">
          <Badge look="dash" className="justify-self-start">
            {words.gone}
          </Badge>
          <span className="text-xs">{words.goneHint}</span>
        </div>
      )}
      {stageTime && <StageTime {...stageTime} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 border-t border-line pt-1">
        <NextStep {...card.next} />
        <CardWork card={card} words={words} />
      </div>
      {contract}
    </li>
  );
}

type PlayerProps = { player: CardPlayerData; name: string; closed: boolean; words: BoardWords };

function CardPlayer({ player: { id, sport, spot, game, score, minor }, name, closed, words }: PlayerProps) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-2">
      <Field sport={sport} className="thumb block w-9">
        {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={93} />}
      </Field>
      <span className="grid min-w-0">
        <Link
          href={`/players/${id}`}
          className={`inline-block min-h-6 py-0.5 leading-[1.2] font-semibold wrap-anywhere no-underline hover:underline ${closed ? "text-ink-2 line-through" : ""}`}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="truncate text-xs text-ink-2" title={game}>
          {score !== null && (
            <>
              <span className="vh">{words.fitLabel} </span>
              <b className="font-semibold text-ink">
                <bdi>{score}</bdi>
              </b>
              {" · "}
            </>
          )}
          {game}
        </span>
        {minor && <span className="text-xs font-semibold">{words.minor}</span>}
      </span>
    </div>
  );
}
