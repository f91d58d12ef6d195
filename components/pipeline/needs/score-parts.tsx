import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { highScore } from "@/lib/pipeline/schema/need";
import type { Part, Raise } from "@/lib/pipeline/schema/score";
import type { Why } from "@/lib/pipeline/schema/stored";

type Props = { score: number; why: Why };

/** In the bar each part is as wide as its maximum and filled up to its points. */
export function ScoreHead({ score, why: details }: Props) {
  const t = useTranslations("needs.score");
  return (
    <p className="flex items-center gap-3">
      <Badge look={score >= highScore ? "flag" : "solid"}>
        <span className="sr-only">{t("label")} </span>
        {score}
      </Badge>
      {details.parts.length > 0 && <ScoreBar parts={details.parts} />}
    </p>
  );
}

function ScoreBar({ parts }: { parts: Part[] }) {
  let offset = 0;
  const segments = parts.map((part) => {
    const start = offset;
    offset += part.most;
    return { ...part, start };
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-32 max-w-full rtl:-scale-x-100"
    >
      {segments.map(({ name, start, most: maxPoints, got: points }) => (
        <g key={name}>
          <rect x={start} width={Math.max(0, maxPoints - 0.8)} height="4" className="fill-line" />
          <rect x={start} width={Math.max(0, points - 0.8)} height="4" className="fill-ink" />
        </g>
      ))}
    </svg>
  );
}

export function ScoreParts({ score, why: details, open = false }: Props & { open?: boolean }) {
  const t = useTranslations("needs.score");
  const { label, apart: joinWithDots } = useAttributeWords();
  if (details.parts.length === 0) return null;
  const attributeNames = (keys: readonly string[]) => joinWithDots(keys.map((key) => label(key)));
  return (
    <Disclosure summary={t("why")} small open={open} className="">
      <div className="grid max-w-160 gap-3 text-sm">
        <table className="w-full max-w-96 border-collapse">
          <caption className="sr-only">{t("parts")}</caption>
          <tbody>
            {details.parts.map(({ name, got: points, most: maxPoints }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {t(`part.${name}`)}
                </th>
                <td className="py-1 text-end tabular-nums">{t("of", { got: points, most: maxPoints })}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="py-1 text-start font-semibold">
                {t("label")}
              </th>
              <td className="py-1 text-end font-semibold tabular-nums">{t("of", { got: score, most: 100 })}</td>
            </tr>
          </tbody>
        </table>
        {details.met.length > 0 && <p>{t("met", { list: attributeNames(details.met) })}</p>}
        {details.unmet.length > 0 && <p>{t("unmet", { list: attributeNames(details.unmet) })}</p>}
        <RaiseList raises={details.raises} />
        <p className="text-xs text-ink-2">{t("never")}</p>
      </div>
    </Disclosure>
  );
}

function RaiseList({ raises }: { raises: Raise[] }) {
  const t = useTranslations("needs.score");
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
