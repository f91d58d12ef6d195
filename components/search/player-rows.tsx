import { useTranslations } from "next-intl";
import { SaveForms } from "@/components/contacts/requests/save-from-list";
import { useAttributeWords } from "@/components/measurements/words";
import type { SearchResult } from "@/lib/search/queries/search";
import { shownColumns } from "@/lib/search/schema/columns-shown";
import { optionalConditionsOf } from "@/lib/search/schema/search";
import { listId } from "./list-id";
import { columnsOf, usePlayerLine } from "./player-line";
import { PlayerLines } from "./player-line-view";

const heads =
  "[&_th]:py-1 [&_th]:pe-1.5 [&_th]:text-start [&_th]:text-xs [&_th]:font-medium [&_th]:text-ink-2 [&_th]:wrap-anywhere [&_th]:hyphens-auto";

/** For up to 3, 7 and more attributes; three fit beside the filters of a small desktop. */
const minWidths = ["lg:min-w-213", "lg:min-w-272", "lg:min-w-352"];

/** Compact table with the main attributes of the sport; on a phone each player takes three lines. */
export function PlayerRows({ result, savable }: { result: SearchResult; savable: boolean }) {
  const t = useTranslations("search.rows");
  const attributeTexts = useAttributeWords();
  const { search, cards, accessLevel } = result;
  const columns = shownColumns(search, accessLevel);
  const minor = useTranslations("contacts.minor");
  const shared = {
    columns: columnsOf(columns).map((column) => (typeof column === "string" ? column : null)),
    minor: { text: t("minor"), title: minor("badge") },
    acts: useRowActs(savable),
    ...(search.sport && { sport: search.sport }),
  };
  const optionalKeys = optionalConditionsOf(search).map(({ key }) => key);
  const { lineOf, availabilities } = usePlayerLine({ columns, optionalKeys, sport: search.sport });
  const lines = cards.map(lineOf);
  return (
    <div className="overflow-x-auto">
      <table
        className={`w-full border-collapse text-xs lg:table-fixed ${minWidths[Math.min(2, Math.floor(columns.attributes.length / 4))]}`}
        id={listId}
      >
        <caption className="vh">{t("caption")}</caption>
        <thead className={`border-b border-line-2 max-lg:hidden ${heads}`}>
          <tr>
            <td className="w-9.5" />
            <th scope="col" className={columns.attributes.length > 2 ? "w-39" : "w-48"}>
              {t("player")}
            </th>
            {columns.shows("available") && (
              <th scope="col" className="w-6 min-[96rem]:w-40">
                <span className="max-[96rem]:sr-only">{t("available")}</span>
              </th>
            )}
            {columns.shows("age") && (
              <th scope="col" className="w-11">
                {t("age")}
              </th>
            )}
            {columns.shows("position") && <th scope="col">{t("position")}</th>}
            {columns.attributes.map(({ key, type }) => (
              <th scope="col" key={key} className={type === "number" ? "w-14" : "w-23.5"}>
                {attributeTexts.label(key)}
              </th>
            ))}
            {columns.shows("level") && <th scope="col">{t("level")}</th>}
            {columns.shows("place") && (
              <th scope="col" className="w-22">
                {t("place")}
              </th>
            )}
            {optionalKeys.length > 0 && <th scope="col">{t("fits")}</th>}
            {savable && <td className="w-16" />}
          </tr>
        </thead>
        <PlayerLines shared={{ ...shared, availabilities }} lines={lines} />
      </table>
      {savable && <SaveForms />}
    </div>
  );
}

function useRowActs(savable: boolean) {
  const [chosen, card] = [useTranslations("contacts.chosen"), useTranslations("search.card")];
  const name = { player: "{player}" };
  return savable ? { choose: chosen("choose", name), save: card("save", name), unsave: card("unsave", name) } : null;
}
