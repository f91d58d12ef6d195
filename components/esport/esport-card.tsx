import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { EsportCard as Card } from "@/lib/esport/queries/card";
import { Link } from "@/lib/platform/i18n/navigation";
import { useEsportWords } from "./words";

/** Somebody who plays e-sport, at the first depth: the share of the ladder is what compares across games, so it is the numeral. */
export function EsportCard({ player }: { player: Card }) {
  const t = useTranslations("esport");
  const format = useFormatter();
  const words = useEsportWords(player);
  return (
    <article className="grid content-start gap-3 border-t-4 border-ink pt-3 wrap-anywhere">
      <p className="flex items-baseline justify-between gap-3">
        <span className="num text-[2.5rem]">{words.top}</span>
        <span className="text-xs text-ink-2">{t("ofLadder")}</span>
      </p>
      <div className="grid gap-1">
        <h2 className="text-xl leading-[1.1]">
          <Link href={`/esport/${player.id}`} className="no-underline hover:underline">
            <bdi>{player.name ?? player.handle}</bdi>
          </Link>
        </h2>
        <p className="text-sm font-semibold">{words.game}</p>
        <p className="text-sm text-ink-2">{words.person}</p>
        <p className="text-sm text-ink-2">{words.where}</p>
        <p className="text-xs text-ink-2">{format.list(words.languages, { type: "unit", style: "short" })}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge>{words.looksFor}</Badge>
        {!player.isPublic && <Badge look="dash">{t("notPublic")}</Badge>}
      </p>
    </article>
  );
}
