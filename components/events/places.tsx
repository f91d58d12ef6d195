import { useTranslations } from "next-intl";

type Props = { taken: number; waiting: number; max: number | null };

/** Draws seats as dots, twelve per row; above 120 seats only the text is shown. */
export function Places({ taken: takenCount, waiting: waitingCount, max }: Props) {
  const t = useTranslations("events");
  return (
    <div className="places">
      {max !== null && max <= maxDots && <Dots taken={Math.min(takenCount, max)} max={max} />}
      <span>
        {t("taken", { count: takenCount })}
        {waitingCount > 0 && ` · ${t("waiting", { count: waitingCount })}`}
      </span>
      {max !== null && <span>{t("max", { count: max })}</span>}
    </div>
  );
}

const dozen = 12;
const maxDots = 10 * dozen;
/** Distance between dots; each dot is 10 wide. */
const step = 14;

function Dots({ taken: takenCount, max }: { taken: number; max: number }) {
  const width = step * dozen - 4;
  const height = step * Math.ceil(max / dozen) - 4;
  return (
    <svg className="dots" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={rows(max)} />
      <path d={rows(max)} />
      {takenCount > 0 && <path d={rows(takenCount)} />}
    </svg>
  );
}

/** Path with one line per dozen seats; its dashes are drawn as dots. */
function rows(count: number): string {
  return Array.from({ length: Math.ceil(count / dozen) }, (_, row) => {
    const dots = Math.min(dozen, count - row * dozen);
    return `M5 ${5 + row * step}h${(dots - 1) * step}.1`;
  }).join("");
}
