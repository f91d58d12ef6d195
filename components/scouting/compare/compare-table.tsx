import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAttributeWords } from "@/components/measurements/words";
import { sportOf, useCountryName } from "@/components/search/words";
import { groups } from "@/lib/measurements/schema/attribute";
import { comparedRows } from "@/lib/measurements/schema/compared-rows";
import type { ComparedPlayer } from "@/lib/scouting/queries/compared";
import { mostCompared } from "@/lib/scouting/schema";
import { minorBands } from "../who";
import { CompareCell } from "./compare-cell";
import { CompareHead, FreePlace } from "./compare-head";

const measure =
  "sticky start-0 z-1 w-28 min-w-28 border-b border-line bg-ground py-2 pe-3 text-start align-top text-xs font-normal text-ink-2 sm:w-44 sm:min-w-44 sm:text-sm";
const cell = "min-w-44 border-s border-b border-line px-3 py-2 align-top";

/** The first column says what is compared and stays in sight; a phone scrolls the others past it. */
export function CompareTable({ players }: { players: ComparedPlayer[] }) {
  const t = useTranslations("scouting.compare");
  const words = useAttributeWords();
  const rows = comparedRows(players);
  const free = players.length < mostCompared;
  return (
    <section aria-label={t("title")} className="-mx-(--margin) overflow-x-auto px-(--margin)">
      <table className="w-full table-fixed border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${measure} border-line-2`}>
              <span className="vh">{t("measure")}</span>
            </th>
            {players.map((player) => (
              <th
                key={player.id}
                scope="col"
                className="min-w-44 border-s border-b border-line border-b-line-2 px-3 pb-3 text-start align-bottom font-normal"
              >
                <CompareHead player={player} others={players.filter((other) => other !== player)} />
              </th>
            ))}
            {free && (
              <td className="w-36 border-s border-b border-line border-b-line-2 px-3 pb-3 align-bottom print:hidden">
                <FreePlace />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          <CardRows players={players} free={free} />
        </tbody>
        {groups.map((group) => {
          const groupRows = rows.filter(({ attribute }) => attribute.group === group);
          if (groupRows.length === 0) return null;
          return (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" className={`${measure} border-line-2 pt-5 font-semibold text-ink`}>
                  {words.group(group)}
                </th>
                <td colSpan={players.length + Number(free)} className="border-b border-line-2" />
              </tr>
              {groupRows.map(({ attribute, cells }) => (
                <Row key={attribute.key} label={words.label(attribute.key)} free={free}>
                  {cells.map(({ claim, best }, at) => {
                    const player = players[at];
                    return (
                      <td key={player?.id} className={cell}>
                        {player && (
                          <CompareCell
                            attribute={attribute}
                            claim={claim}
                            best={best}
                            closed={player.claims === null}
                            sport={sportOf(player)}
                            minor={minorBands.has(player.ageBand)}
                          />
                        )}
                      </td>
                    );
                  })}
                </Row>
              ))}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

/** What everybody's card says. */
function CardRows({ players, free }: { players: ComparedPlayer[]; free: boolean }) {
  const t = useTranslations("scouting.compare");
  const sports = useTranslations("sports");
  const talent = useTranslations("talent.card");
  const bands = useTranslations("players");
  const country = useCountryName();
  const format = useFormatter();
  const rowSpecs: [string, (player: ComparedPlayer) => ReactNode][] = [
    [t("level"), ({ level }) => sports(`level.${level}`)],
    [t("age"), ({ ageBand }) => bands(`ages.${ageBand}`)],
    [
      t("place"),
      ({ city, country: of }) =>
        format.list(
          [city, country(of)].flatMap((name) => name ?? []),
          { type: "unit", style: "short" },
        ),
    ],
    [t("facts"), ({ factCount }) => factCount !== null && talent("facts", { count: factCount })],
  ];
  return rowSpecs.map(([label, of]) => (
    <Row key={label} label={label} free={free}>
      {players.map((player) => (
        <td key={player.id} className={cell}>
          {of(player)}
        </td>
      ))}
    </Row>
  ));
}

function Row({ label, free, children }: { label: string; free: boolean; children: ReactNode }) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={measure}>
        {label}
      </th>
      {children}
      {free && <td className="border-s border-b border-line print:hidden" />}
    </tr>
  );
}
