import { useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { positionCoordinates } from "@/components/sports/positions";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerCard } from "@/lib/players/queries/card";
import { isPosition } from "@/lib/sports/schema/sports";
import { sportOf, usePlayerWords } from "./words";

/** The player at the access level "card", as one row. */
export function PlayerRow({ player }: { player: PlayerCard }) {
  const t = useTranslations("search.card");
  const sports = useTranslations("sports");
  const { level, facts } = usePlayerWords(player);
  const sport = sportOf(player);
  const spot = positionCoordinates(sport, player.position);
  const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
  return (
    <li className="border-b border-line">
      <Link
        href={`/players/${player.id}`}
        className="group grid min-h-14 grid-cols-[3.75rem_minmax(0,1fr)] content-center gap-x-3 py-2 text-sm no-underline hover:bg-ground-2"
      >
        <Field sport={sport} className="thumb row-span-2 self-center">
          {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={58} />}
        </Field>
        <b className="font-semibold group-hover:underline">
          <bdi>{player.name ?? player.handle}</bdi>
        </b>
        <span className="text-xs text-ink-2">
          <span className="font-medium text-ink">{level}</span>
          {" · "}
          {[position, facts, player.factCount && t("facts", { count: player.factCount })].filter(Boolean).join(" · ")}
        </span>
      </Link>
    </li>
  );
}
