import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { EsportCard as Card } from "@/lib/players/queries/esport-card";
import { Portrait } from "../portrait";
import { RankLadder } from "./rank-ladder";
import { useEsportWords } from "./words";

/** Laid out by its list. The ladder percentile is the large number because it can be compared across games. */
export function EsportCard({ player, portrait }: { player: Card; portrait?: string | undefined }) {
  const t = useTranslations("esport");
  const format = useFormatter();
  const esportTexts = useEsportWords(player);
  return (
    <article>
      {portrait ? (
        <div>
          <Portrait url={portrait} lazy className="w-full max-sm:aspect-square sm:h-full" />
          <RankLadder band={player.rankBand} className="max-sm:aspect-2/1 sm:h-full" />
        </div>
      ) : (
        <RankLadder band={player.rankBand} className="max-sm:aspect-square sm:aspect-3/1" />
      )}
      <div className="grid content-start gap-1">
        <h2 className="text-xl leading-[1.1]">
          <Link href={`/esport/${player.id}`} className="no-underline hover:underline">
            <bdi>{player.name ?? player.handle}</bdi>
          </Link>
        </h2>
        <p className="text-sm font-semibold">{esportTexts.game}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="num text-[2rem]">{esportTexts.top}</span>
          <span className="text-xs text-ink-2">{t("ofLadder")}</span>
        </p>
        <p className="text-sm text-ink-2">{esportTexts.person}</p>
        <p className="text-sm text-ink-2">{esportTexts.where}</p>
        <p className="text-xs text-ink-2">{format.list(esportTexts.languages, { type: "unit", style: "short" })}</p>
        <p className="flex flex-wrap gap-2 pt-1">
          <Badge>{esportTexts.looksFor}</Badge>
          {!player.isPublic && <Badge look="dash">{t("notPublic")}</Badge>}
        </p>
      </div>
    </article>
  );
}
