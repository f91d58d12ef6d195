import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { highScore } from "@/lib/matching/schema/need";
import type { Part, Raise } from "@/lib/matching/schema/score";
import type { Why } from "@/lib/matching/schema/stored";

type Props = { score: number; why: Why };

/** The numeral and its bar: each part as wide as it can weigh, filled as far as it got. */
export function ScoreHead({ score, why }: Props) {
  const t = useTranslations("matching.score");
  return (
    <p className="flex items-center gap-3">
      <Badge look={score >= highScore ? "flag" : "solid"}>
        <span className="sr-only">{t("label")} </span>
        {score}
      </Badge>
      {why.parts.length > 0 && <ScoreBar parts={why.parts} />}
    </p>
  );
}

function ScoreBar({ parts }: { parts: Part[] }) {
  let from = 0;
  const cut = parts.map((part) => {
    const start = from;
    from += part.most;
    return { ...part, start };
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-32 max-w-full rtl:-scale-x-100"
    >
      {cut.map(({ name, start, most, got }) => (
        <g key={name}>
          <rect x={start} width={Math.max(0, most - 0.8)} height="4" className="fill-line" />
          <rect x={start} width={Math.max(0, got - 0.8)} height="4" className="fill-ink" />
        </g>
      ))}
    </svg>
  );
}

/** The named parts that add up, what fits and what does not, what would raise it, and what never counts. */
export function ScoreParts({ score, why, open = false }: Props & { open?: boolean }) {
  const t = useTranslations("matching.score");
  const { label, apart } = useAttributeWords();
  if (why.parts.length === 0) return null;
  const named = (keys: readonly string[]) => apart(keys.map((key) => label(key)));
  return (
    <Disclosure summary={t("why")} small open={open} className="">
      <div className="grid max-w-160 gap-3 text-sm">
        <table className="w-full max-w-96 border-collapse">
          <caption className="sr-only">{t("parts")}</caption>
          <tbody>
            {why.parts.map(({ name, got, most }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {t(`part.${name}`)}
                </th>
                <td className="py-1 text-end tabular-nums">{t("of", { got, most })}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="py-1 text-start font-semibold">
                {t("sum")}
              </th>
              <td className="py-1 text-end font-semibold tabular-nums">{t("of", { got: score, most: 100 })}</td>
            </tr>
          </tbody>
        </table>
        {why.met.length > 0 && <p>{t("met", { list: named(why.met) })}</p>}
        {why.unmet.length > 0 && <p>{t("unmet", { list: named(why.unmet) })}</p>}
        <Raises raises={why.raises} />
        <p className="text-xs text-ink-2">{t("never")}</p>
      </div>
    </Disclosure>
  );
}

function Raises({ raises }: { raises: Raise[] }) {
  const t = useTranslations("matching.score");
  const { label } = useAttributeWords();
  if (raises.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{t("raise.title")}</p>
      <ul>
        {raises.map(({ kind, key, gain }) => (
          <li key={`${kind} ${key}`}>{t(`raise.${kind}`, { what: key ? label(key) : "", gain })}</li>
        ))}
      </ul>
    </div>
  );
}
