import { useFormatter, useTranslations } from "next-intl";
import { ContractLink } from "@/components/contracts/contract-link";
import { minorBands } from "@/components/scouting/who";
import { sportOf, useGame } from "@/components/search/words";
import { Field } from "@/components/sports/field";
import { spotOf } from "@/components/sports/positions";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import type { BoardCard } from "@/lib/matching/queries/board";
import { Link } from "@/lib/platform/i18n/navigation";
import { CloseCard, MoveCard, ReopenCard } from "./change-stage";
import { History } from "./history";
import { NextStep } from "./next-step";
import { Standing } from "./standing";
import { Tasks } from "./tasks";

/** One player in a column; `acts`: the reader may work on it. A dashed edge waits for the other side, an inked one is signed. */
export function Card({ card, acts }: { card: BoardCard; acts: boolean }) {
  const t = useTranslations("pipeline");
  const { id, stage, player, request, contract } = card;
  const called = player?.called ?? t("gone");
  const edge = stage === "contract" ? "border-ink" : request?.waiting ? "border-line-2 border-dashed" : "border-line";
  return (
    <li
      id={`match-${id}`}
      data-card=""
      data-stage={stage}
      data-player={called}
      draggable={acts && stage !== "closed"}
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 border bg-paper p-2.5 text-sm ${edge}`}
    >
      {player ? <Who card={card} player={player} /> : <Gone />}
      {stage !== "closed" && <Standing card={card} />}
      <NextStep card={card} />
      {stage === "contract" && player && !minorBands.has(player.ageBand) && (
        <ContractLink matchId={id} state={contract} player={called} />
      )}
      <Disclosure
        small
        className="border-t border-line"
        summary={
          <span>
            {t(acts ? "work" : "workRead")} <span className="vh">{t("of", { player: called })}</span>
          </span>
        }
      >
        <div className="grid gap-4">
          {acts && (stage === "closed" ? <ReopenCard id={id} /> : <MoveCard id={id} stage={stage} />)}
          <Tasks card={card} acts={acts} />
          {acts && stage !== "closed" && <CloseCard id={id} />}
          <History card={card} />
        </div>
      </Disclosure>
    </li>
  );
}

type Player = NonNullable<BoardCard["player"]>;

function Who({ card: { stage, score }, player }: { card: BoardCard; player: Player }) {
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

function Gone() {
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
