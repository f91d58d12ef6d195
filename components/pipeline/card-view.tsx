"use client";
"use no memo"; // A card never changes once it is rendered.

import type { ReactNode } from "react";
import { Field } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Stage } from "@/lib/pipeline/schema/stages";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema";
import type { BoardWords } from "./board-words";
import { CardWork } from "./card-work";

export type CardData = {
  id: string;
  stage: Stage;
  name: string;
  acts: boolean;
  /** Address of the board without the card, if the server opened its panel. */
  opened: Href | null;
  /** Null if the player is no longer visible. */
  player: CardPlayerData | null;
  look: "signed" | "waiting" | "plain";
  standing: StandingData | null;
  next: { icon: IconName; text: string; late?: boolean; href?: Href };
  tasks: { id: string; what: string; due: string | null; late: boolean }[];
  done: { id: string; what: string; text: string }[];
  moves: { text: string; at: string; date: string }[];
};
type CardPlayerData = {
  id: string;
  sport: SportSlug;
  spot: { x: number; y: number } | null;
  game: string;
  score: string | null;
  minor: boolean;
};
/** `share` is the part of the column's limit that has passed, in percent; null without a limit. */
type StandingData = { text: string; share: number | null; tooLong: string | null };

export type CardProps = { card: CardData; words: BoardWords };

const edges = { signed: "border-ink", waiting: "border-line-2 border-dashed", plain: "border-line" };

/** Rendered from data, because the payload of a board with sixty cards was mostly their markup. */
export function CardView({ card, words, children: contract }: CardProps & { children: ReactNode }) {
  const { id, stage, name, player, standing } = card;
  return (
    <li
      id={`match-${id}`}
      data-card=""
      data-stage={stage}
      data-player={name}
      draggable={card.acts && stage !== "closed"}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 border bg-paper p-2.5 text-sm ${edges[card.look]}`}
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
      {standing && <Standing {...standing} />}
      <NextStep {...card.next} />
      {contract}
      <CardWork card={card} words={words} />
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
      <span className="grid gap-0.5">
        <Link
          href={`/players/${id}`}
          className={`inline-block min-h-6 py-0.5 font-semibold wrap-anywhere no-underline hover:underline ${closed ? "text-ink-2 line-through" : ""}`}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="text-xs text-ink-2">
          {game}
          {score !== null && (
            <>
              {" · "}
              <span className="vh">{words.fitLabel} </span>
              <b className="font-semibold text-ink">
                <bdi>{score}</bdi>
              </b>
            </>
          )}
        </span>
        {minor && <span className="text-xs font-semibold">{words.minor}</span>}
      </span>
    </div>
  );
}

/** Days in the current column compared with the limit of that column. */
export function Standing({ text, share, tooLong }: StandingData) {
  if (share === null) return <p className="text-xs text-ink-2">{text}</p>;
  return (
    <div className="grid gap-1 text-xs">
      <svg aria-hidden="true" className="block h-1 w-full bg-ground-2 rtl:-scale-x-100">
        <rect className={tooLong ? "fill-danger" : "fill-ink"} width={`${share}%`} height="100%" />
      </svg>
      <p className={tooLong ? "text-danger" : "text-ink-2"}>
        {text}
        {tooLong && <b className="font-semibold"> · {tooLong}</b>}
      </p>
    </div>
  );
}

export function NextStep({ icon, text, late: isLate, href }: CardData["next"]) {
  return (
    <p
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-1.5 border-t border-line pt-2 text-xs wrap-anywhere ${isLate ? "font-semibold text-danger" : ""}`}
    >
      <Icon name={icon} />
      {href ? (
        <Link href={href} className="font-semibold">
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
