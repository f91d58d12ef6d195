import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import type { Found } from "@/lib/search/queries/search";
import { shownColumns } from "@/lib/search/schema/columns-shown";
import { wishesOf } from "@/lib/search/schema/search";
import { PlayerLine } from "./player-line";

/** What the keys go through. */
export const listId = "players";

const head = "py-1 pe-2 text-start text-xs font-medium text-ink-2";

/** Players one below the other, about twenty on a screen, with what is looked at first in their sport; on a phone three lines each. */
export function PlayerRows({ found, savable }: { found: Found; savable: boolean }) {
  const t = useTranslations("talent.rows");
  const words = useAttributeWords();
  const { search, cards, reach } = found;
  const columns = shownColumns(search, reach);
  const optionalKeys = wishesOf(search).map(({ key }) => key);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-xs" id={listId}>
        <caption className="vh">{t("caption")}</caption>
        <thead className="border-b border-line-2 max-lg:hidden">
          <tr>
            <td />
            <th scope="col" className={head}>
              {t("player")}
            </th>
            {columns.shows("age") && (
              <th scope="col" className={head}>
                {t("age")}
              </th>
            )}
            {columns.shows("position") && (
              <th scope="col" className={head}>
                {t("position")}
              </th>
            )}
            {columns.attributes.map(({ key }) => (
              <th scope="col" key={key} className={head}>
                {words.label(key)}
              </th>
            ))}
            {columns.shows("level") && (
              <th scope="col" className={head}>
                {t("level")}
              </th>
            )}
            {columns.shows("place") && (
              <th scope="col" className={head}>
                {t("place")}
              </th>
            )}
            {columns.shows("available") && (
              <th scope="col" className={`${head} max-[96rem]:hidden`}>
                {t("available")}
              </th>
            )}
            {optionalKeys.length > 0 && (
              <th scope="col" className={head}>
                {t("fits")}
              </th>
            )}
            {savable && <td />}
          </tr>
        </thead>
        <tbody>
          {cards.map((player) => (
            <PlayerLine
              key={player.id}
              player={player}
              href={`/players/${player.id}`}
              columns={columns}
              wishes={optionalKeys}
              savable={savable}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
