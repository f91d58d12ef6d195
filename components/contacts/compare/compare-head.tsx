import { useTranslations } from "next-intl";
import { sportOf, usePlayerWords } from "@/components/search/words";
import { Field } from "@/components/sports/field";
import { positionCoordinates } from "@/components/sports/positions";
import type { ComparedPlayer } from "@/lib/contacts/queries/compared";
import { Link } from "@/lib/platform/i18n/navigation";
import { minorBands } from "../requests/who";

type Props = { player: ComparedPlayer; others: ComparedPlayer[] };

export function CompareHead({ player, others: otherPlayers }: Props) {
  const t = useTranslations("contacts.compare");
  const common = useTranslations("common");
  const minor = useTranslations("contacts.minor");
  const { game } = usePlayerWords(player);
  const sport = sportOf(player);
  const spot = positionCoordinates(sport, player.position);
  const query = new URLSearchParams(otherPlayers.map(({ id }) => ["player", id]));
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <Field sport={sport} className="thumb max-sm:hidden">
        {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={58} />}
      </Field>
      <Link
        href={`/players/${player.id}`}
        className="font-display text-md leading-[1.1] font-semibold wrap-anywhere hyphens-auto no-underline sm:text-lg hover:underline"
      >
        <bdi>{player.called}</bdi>
      </Link>
      <span className="text-xs text-ink-2 max-sm:hidden">{game}</span>
      {minorBands.has(player.ageBand) && <span className="text-xs font-semibold">{minor("badge")}</span>}
      <Link
        href={`/compare?${query}`}
        scroll={false}
        className="inline-flex min-h-6 items-center text-xs text-ink-2 underline print:hidden"
        aria-label={t("removeWhom", { player: player.called })}
      >
        {common("remove")}
      </Link>
    </span>
  );
}

export function FreePlace() {
  const t = useTranslations("contacts.compare");
  return (
    <Link
      href="/favorites"
      className="inline-flex min-h-target items-center border border-dashed border-line-2 px-3 text-xs text-ink-2 no-underline hover:underline"
    >
      {t("freePlace")}
    </Link>
  );
}
