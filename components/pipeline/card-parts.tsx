"use client";
"use no memo";

import { Icon, type IconName } from "@/components/ui/icon";
import type { Stage } from "@/lib/pipeline/schema/stages";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { BoardWords } from "./board-words";

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
  stageTime: StageTimeData | null;
  next: { icon: IconName; text: string; late?: boolean; href?: Href };
  tasks: { id: string; what: string; due: string | null; late: boolean }[];
  done: { id: string; what: string; text: string }[];
  moves: { text: string; at: string; date: string }[];
};
export type CardPlayerData = {
  id: string;
  sport: SportSlug;
  spot: { x: number; y: number } | null;
  game: string;
  score: string | null;
  minor: boolean;
};
/** `share` is the part of the column's limit that has passed, in percent; null without a limit. */
type StageTimeData = { text: string; share: number | null; tooLong: string | null };

export type CardProps = { card: CardData; words: BoardWords };

/** Days in the current column compared with the limit of that column. */
export function StageTime({ text, share, tooLong }: StageTimeData) {
  if (share === null) return <p className="text-xs text-ink-2">{text}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-xs">
      <svg aria-hidden="true" className="block h-1 w-10 flex-1 bg-ground-2 rtl:-scale-x-100">
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
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-1.5 text-xs wrap-anywhere ${isLate ? "font-semibold text-danger" : ""}`}
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
