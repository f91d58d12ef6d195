import { useFormatter, useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { sportOf, useCountryName, useTownName } from "@/components/search/words";
import type { ComparedPlayer } from "@/lib/contacts/queries/compared";
import { mostCompared } from "@/lib/contacts/schema/requests";
import { groups } from "@/lib/sports/schema/attribute";
import { comparedRows } from "@/lib/sports/schema/compared-rows";
import { minorBands } from "../requests/who";
import { useCompareCells } from "./compare-cell";
import { CompareHead, FreePlace } from "./compare-head";
import { CompareRow, CompareRows } from "./compare-row";

const headClasses =
  "border-line bg-ground py-2 pe-3 text-start align-top text-xs font-normal text-ink-2 max-sm:col-span-full max-sm:pb-0 sm:sticky sm:start-0 sm:z-1 sm:w-40 sm:border-b sm:text-sm";
const widths = [
  "",
  "[--columns:minmax(0,1fr)]",
  "[--columns:repeat(2,minmax(0,1fr))]",
  "[--columns:repeat(3,minmax(0,1fr))] sm:not-print:min-w-176",
  "[--columns:repeat(4,minmax(0,1fr))] sm:not-print:min-w-220",
];

/** The first column stays in view while scrolling sideways; on a phone the row of players stays in view instead. */
export function CompareTable({ players }: { players: ComparedPlayer[] }) {
  const t = useTranslations("contacts.compare");
  const attributeTexts = useAttributeWords();
  const peers = useTranslations("measurements.peers");
  const { grades, cellOf } = useCompareCells();
  const free = players.length < mostCompared;
  const byGroup = Map.groupBy(comparedRows(players), ({ attribute }) => attribute.group);
  const rowsByGroup = groups.flatMap((group) => {
    const rows = byGroup.get(group)?.map(({ attribute, cells }) => ({
      key: attribute.key,
      label: attributeTexts.label(attribute.key),
      cells: players.map((player, index) =>
        cellOf({
          attribute,
          claim: cells[index]?.claim ?? null,
          best: cells[index]?.best ?? false,
          closed: player.claims === null,
          sport: sportOf(player),
          minor: minorBands.has(player.ageBand),
        }),
      ),
    }));
    return rows ? [{ group, rows }] : [];
  });
  const shared = { players: players.map(({ id }) => id), free, best: t("best"), few: peers("few"), grades };
  return (
    <section aria-label={t("title")} className="sm:-mx-(--margin) sm:overflow-x-auto sm:px-(--margin)">
      <table
        className={`compared w-full border-collapse text-sm hyphens-auto max-sm:block sm:table-fixed ${widths[players.length]}`}
      >
        <thead className="max-sm:sticky max-sm:top-(--bench,0px) max-sm:z-2 max-sm:block max-sm:bg-ground">
          <tr className="max-sm:grid max-sm:grid-cols-(--columns)">
            <th scope="col" className={`${headClasses} border-line-2 max-sm:sr-only`}>
              <span className="vh">{t("measure")}</span>
            </th>
            {players.map((player) => (
              <th
                key={player.id}
                scope="col"
                className="min-w-0 border-b border-line border-b-line-2 px-1 pb-3 text-start align-bottom font-normal max-sm:nth-2:ps-0 sm:border-s sm:px-3"
              >
                <CompareHead player={player} others={players.filter((otherPlayer) => otherPlayer !== player)} />
              </th>
            ))}
            {free && (
              <td className="w-36 border-s border-b border-line border-b-line-2 px-3 pb-3 align-bottom max-sm:hidden print:hidden">
                <FreePlace />
              </td>
            )}
          </tr>
        </thead>
        <CompareRows shared={shared}>
          <tbody className="max-sm:block">
            <CardRows players={players} />
          </tbody>
          {rowsByGroup.map(({ group, rows }) => (
            <tbody key={group} className="max-sm:block">
              <tr className="max-sm:block">
                <th
                  scope="rowgroup"
                  className={`${headClasses} border-line-2 pt-5 font-semibold text-ink max-sm:block max-sm:border-b max-sm:pb-2 max-sm:text-md`}
                >
                  {attributeTexts.group(group)}
                </th>
                <td colSpan={players.length + Number(free)} className="border-b border-line-2 max-sm:hidden" />
              </tr>
              {rows.map(({ key, ...row }) => (
                <CompareRow key={key} {...row} />
              ))}
            </tbody>
          ))}
        </CompareRows>
      </table>
    </section>
  );
}

/** Rows with the data of the player cards. */
function CardRows({ players }: { players: ComparedPlayer[] }) {
  const t = useTranslations("contacts.compare");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const cardT = useTranslations("search.card");
  const bands = useTranslations("players");
  const country = useCountryName();
  const town = useTownName();
  const format = useFormatter();
  const rowSpecs: [string, (player: ComparedPlayer) => string][] = [
    [common("level"), ({ level }) => sports(`level.${level}`)],
    [common("age"), ({ ageBand }) => bands(`ages.${ageBand}`)],
    [
      t("place"),
      ({ city, country: countryCode }) =>
        format.list([city === null ? [] : town({ city, country: countryCode }), country(countryCode)].flat(), {
          type: "unit",
          style: "short",
        }),
    ],
    [t("facts"), ({ factCount }) => (factCount === null ? "" : cardT("facts", { count: factCount }))],
  ];
  return rowSpecs.map(([label, textOf]) => <CompareRow key={label} label={label} cells={players.map(textOf)} />);
}
