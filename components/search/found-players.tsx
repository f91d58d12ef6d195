import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FoundPlayer } from "@/lib/search/queries/alerts";
import { usePlayerWords } from "./words";

type Props = { foundPlayers: FoundPlayer[]; zone: string | null };

/** Players that the alerts reported, with the reasons. */
export function FoundPlayers({ foundPlayers, zone }: Props) {
  const t = useTranslations("alerts");
  return (
    <section id="found" className="block scroll-mt-20" aria-labelledby="found-title">
      <header>
        <h2 id="found-title">{t("found.title")}</h2>
      </header>
      {foundPlayers.length === 0 ? (
        <EmptyState drawing="offside" title={t("found.none")} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{t("found.hint")}</p>
          <ul className="mt-3 border-b border-line">
            {foundPlayers.map((foundPlayer) => (
              <FoundRow key={foundPlayer.card.id} foundPlayer={foundPlayer} zone={zone} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FoundRow({
  foundPlayer: { card, notifiedAt, alert, why: reasons },
  zone,
}: {
  foundPlayer: FoundPlayer;
  zone: string | null;
}) {
  const t = useTranslations("alerts");
  const format = useFormatter();
  const { game, level, facts } = usePlayerWords(card);
  return (
    <li className="grid gap-0.5 border-t border-line py-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link href={`/players/${card.id}`} className="inline-flex min-h-6 font-semibold">
          <bdi>{card.name ?? card.handle}</bdi>
        </Link>
        <span className="text-xs text-ink-2">{format.dateTime(notifiedAt, momentIn(zone))}</span>
      </span>
      <span>{`${game} · ${level} · ${facts}`}</span>
      <span className="text-xs text-ink-2">
        <bdi>{alert ? (alert.name ?? t("custom")) : t("found.gone")}</bdi>
        {" · "}
        {t("found.why", { criteria: reasons })}
      </span>
    </li>
  );
}
