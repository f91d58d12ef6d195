import { useFormatter, useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { ContractLink } from "@/components/pipeline/contracts/contract-link";
import { sportOf, useGame } from "@/components/search/words";
import { Field } from "@/components/sports/field";
import { spotOf } from "@/components/sports/positions";
import { Badge } from "@/components/ui/badge";
import type { BoardCard } from "@/lib/pipeline/queries/board";
import { Link } from "@/lib/platform/i18n/navigation";
import type { BoardWords } from "./board-words";
import { CardWork } from "./card-work";
import { NextStep } from "./next-step";
import { Standing } from "./standing";

/** `acts` is false for read-only members; a dashed border means that the other side has to answer, a dark one that a contract is signed. */
export function Card({ card, acts, words }: { card: BoardCard; acts: boolean; words: BoardWords }) {
  const t = useTranslations("pipeline");
  const { id, stage, player, request, contract } = card;
  const displayName = player?.called ?? t("gone");
  const edge = stage === "contract" ? "border-ink" : request?.waiting ? "border-line-2 border-dashed" : "border-line";
  return (
    <li
      id={`match-${id}`}
      data-card=""
      data-stage={stage}
      data-player={displayName}
      draggable={acts && stage !== "closed"}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 border bg-paper p-2.5 text-sm ${edge}`}
    >
      {player ? <CardPlayer card={card} player={player} /> : <DeletedPlayer />}
      {stage !== "closed" && <Standing card={card} />}
      <NextStep card={card} />
      {stage === "contract" && player && !minorBands.has(player.ageBand) && (
        <ContractLink matchId={id} state={contract} player={displayName} />
      )}
      <CardWork card={card} called={displayName} acts={acts} words={words} />
    </li>
  );
}

type Player = NonNullable<BoardCard["player"]>;

function CardPlayer({ card: { stage, score }, player }: { card: BoardCard; player: Player }) {
  const t = useTranslations("pipeline");
  const minor = useTranslations("scouting.minor");
  const format = useFormatter();
  const game = useGame();
  const sport = sportOf(player);
  const spot = spotOf(sport, player.position);
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-2">
      <Field sport={sport} className="thumb block w-9">
        {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={93} />}
      </Field>
      <span className="grid gap-0.5">
        <Link
          href={`/players/${player.id}`}
          className={`inline-block min-h-6 py-0.5 font-semibold wrap-anywhere no-underline hover:underline ${stage === "closed" ? "text-ink-2 line-through" : ""}`}
        >
          <bdi>{player.called}</bdi>
        </Link>
        <span className="text-xs text-ink-2">
          {game(player)}
          {score !== null && (
            <>
              {" · "}
              <span className="vh">{t("fitLabel")} </span>
              <b className="font-semibold text-ink">
                <bdi>{format.number(score)}</bdi>
              </b>
            </>
          )}
        </span>
        {minorBands.has(player.ageBand) && <span className="text-xs font-semibold">{minor("badge")}</span>}
      </span>
    </div>
  );
}

function DeletedPlayer() {
  const t = useTranslations("pipeline");
  return (
    <div className="grid gap-1 text-ink-2">
      <Badge look="dash" className="justify-self-start">
        {t("gone")}
      </Badge>
      <span className="text-xs">{t("goneHint")}</span>
    </div>
  );
}
