import { useFormatter, useTranslations } from "next-intl";
import type { PublicStatement } from "@/lib/content/queries/public-statements";
import { StatementValue } from "./statement-value";

/** Statements of the operator, labeled as such; hidden if there are none. */
export function Statements({ statements }: { statements: PublicStatement[] }) {
  const t = useTranslations("statements");
  const format = useFormatter();
  if (statements.length === 0) return null;
  return (
    <section className="section pt-0" aria-labelledby="statements">
      <div className="wrap grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-gap">
        <div className="grid content-start gap-2">
          <h2 id="statements" className="heading-xl">
            {t("title")}
          </h2>
          <p className="text-sm text-ink-2">{t("note")}</p>
        </div>
        <ul className="border-t border-dashed border-line-2">
          {statements.map(({ id, value, words: text, since: validFrom }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 border-b border-dashed border-line-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
            >
              <q className="font-medium">
                <StatementValue value={value} /> {text}
              </q>
              <small className="text-xs text-ink-3">
                {t.rich("since", {
                  day: () => <time dateTime={validFrom.toISOString()}>{format.dateTime(validFrom, "day")}</time>,
                })}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
