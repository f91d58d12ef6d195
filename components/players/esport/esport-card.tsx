import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { EsportCard as Card } from "@/lib/players/queries/esport-card";
import { Portrait } from "../portrait";
import { RankLadder } from "./rank-ladder";
import { useEsportWords } from "./words";

/** The ladder percentile is the large number because it can be compared across games. */
export function EsportCard({ player, portrait }: { player: Card; portrait?: string | undefined }) {
  const t = useTranslations("esport");
  const format = useFormatter();
  const esportTexts = useEsportWords(player);
  return (
    <article className="grid content-start gap-3 wrap-anywhere">
      {portrait ? (
        <div className="grid aspect-3/1 grid-cols-[4fr_11fr] grid-rows-[minmax(0,1fr)]">
          <Portrait url={portrait} lazy className="size-full" />
          <RankLadder band={player.rankBand} className="h-full" />
        </div>
      ) : (
        <RankLadder band={player.rankBand} className="aspect-3/1" />
      )}
      <p className="flex items-baseline justify-between gap-3">
        <span className="num text-[2.5rem]">{esportTexts.top}</span>
        <span className="text-xs text-ink-2">{t("ofLadder")}</span>
      </p>
      <div className="grid gap-1">
        <h2 className="text-xl leading-[1.1]">
          <Link href={`/esport/${player.id}`} className="no-underline hover:underline">
            <bdi>{player.name ?? player.handle}</bdi>
          </Link>
        </h2>
        <p className="text-sm font-semibold">{esportTexts.game}</p>
        <p className="text-sm text-ink-2">{esportTexts.person}</p>
        <p className="text-sm text-ink-2">{esportTexts.where}</p>
        <p className="text-xs text-ink-2">{format.list(esportTexts.languages, { type: "unit", style: "short" })}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge>{esportTexts.looksFor}</Badge>
        {!player.isPublic && <Badge look="dash">{t("notPublic")}</Badge>}
      </p>
    </article>
  );
}
