import { useTranslations } from "next-intl";
import { RankLadder } from "@/components/players/esport/rank-ladder";
import { Portrait } from "@/components/players/portrait";
import { PositionField } from "@/components/sports/position-disc";
import type { Sheet, SheetRow } from "@/lib/measurements/queries/cv-sheet";
import { grades } from "@/lib/measurements/schema/grade";

type Props = { sheet: Sheet; portrait?: string | null; heading?: "h1" | "h2" };

/** Printed without the background color of the sport. */
export function CvSheet({ sheet, portrait = null, heading: Heading = "h1" }: Props) {
  const t = useTranslations("cvs");
  const { called: displayName, game, who: personDetails, groups, freeTexts, videos, page, drawing } = sheet;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block print:space-y-5">
      <header className="grid items-end gap-6 sm:grid-cols-[minmax(0,1fr)_11rem] print:grid-cols-[minmax(0,1fr)_9rem]">
        <div className={portrait ? "grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-5 gap-y-2" : "grid gap-2"}>
          {portrait && <Portrait url={portrait} className="row-span-3 aspect-4/5 w-full" />}
          <Heading className="text-display-m wrap-anywhere print:text-display-s">
            <bdi>{displayName}</bdi>
          </Heading>
          <p className="lead">{game}</p>
          <p className="text-ink-2">{personDetails.join(" · ")}</p>
        </div>
        <div className="max-w-44 border border-line-2 max-sm:hidden print:block">
          {drawing.kind === "field" ? (
            <PositionField sport={drawing.sport} position={drawing.position} />
          ) : (
            <RankLadder band={drawing.rankBand} className="aspect-3/2 [print-color-adjust:exact]" />
          )}
        </div>
      </header>
      {groups.length === 0 && (
        <p className="border border-dashed border-line-2 p-4 text-sm text-ink-2">{t("nothing")}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 print:block print:space-y-5">
        {groups.map(({ key, title, rows }) => (
          <section key={key} aria-labelledby={`cv-${key}`} className="break-inside-avoid-page">
            <h2 id={`cv-${key}`} className="heading-xl border-b border-line-2 pb-2 print:pb-1 print:text-md">
              {title}
            </h2>
            <ul>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </ul>
          </section>
        ))}
        {freeTexts.map(({ label, text }) => (
          <section key={label} className="space-y-2 break-inside-avoid-page">
            <h2 className="heading-xl border-b border-line-2 pb-2 print:pb-1 print:text-md">{label}</h2>
            <p className="max-w-160 whitespace-pre-line wrap-anywhere print:text-sm" dir="auto">
              {text}
            </p>
          </section>
        ))}
      </div>
      {groups.length > 0 && <p className="text-xs text-ink-3">{t("grades")}</p>}
      {(videos > 0 || page) && (
        <p className="grid gap-1 text-sm">
          {videos > 0 && <span>{t("videoCount", { count: videos })}</span>}
          {page && (
            <span>
              {t("contact")}{" "}
              <a href={page} className="wrap-anywhere">
                <bdi dir="ltr">{page}</bdi>
              </a>
            </span>
          )}
        </p>
      )}
    </article>
  );
}

function Row({ row: { label, value, ticks, graded, day, aged } }: { row: SheetRow }) {
  const t = useTranslations("cvs");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-2 text-sm sm:grid-cols-[minmax(0,9fr)_minmax(0,9fr)_minmax(0,10fr)_6.5rem] print:break-inside-avoid print:grid-cols-[minmax(0,9fr)_minmax(0,9fr)_minmax(0,12fr)_5rem] print:py-1 print:text-xs">
      <span className="text-ink-2">
        <bdi>{label}</bdi>
      </span>
      <b className="text-end font-semibold wrap-anywhere sm:text-start print:text-start">
        <bdi>{value}</bdi>
      </b>
      <span className="inline-flex items-baseline gap-2 text-xs text-ink-2">
        <Ticks count={ticks} />
        {aged ? t("aged", { grade: graded }) : graded}
      </span>
      <span className="text-end text-xs text-ink-2">{day}</span>
    </li>
  );
}

/** Hidden from screen readers because the text beside says the same. */
function Ticks({ count }: { count: number }) {
  return (
    <span aria-hidden className="inline-flex shrink-0 translate-y-0.5 gap-0.5">
      {grades.map((grade, index) => (
        <i
          key={grade}
          className={`block h-[13px] w-[4px] border [print-color-adjust:exact] ${index < count ? "border-ink bg-ink forced-colors:bg-[CanvasText]" : "border-line-2"}`}
        />
      ))}
    </span>
  );
}
