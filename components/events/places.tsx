import { useTranslations } from "next-intl";

type Props = { taken: number; waiting: number; max: number | null };

/** Seats as dots in twelves, the taken ones filled; more than ten dozen are told in words alone. */
export function Places({ taken, waiting, max }: Props) {
  const t = useTranslations("events");
  return (
    <div className="places">
      {max !== null && max <= most && <Dots taken={Math.min(taken, max)} max={max} />}
      <span>
        {t("taken", { count: taken })}
        {waiting > 0 && ` · ${t("waiting", { count: waiting })}`}
      </span>
      {max !== null && <span>{t("max", { count: max })}</span>}
    </div>
  );
}

const dozen = 12;
const most = 10 * dozen;
/** From one dot to the next; a dot is 10 wide. */
const step = 14;

/** Rings, what makes them hollow, and the filled ones. */
function Dots({ taken, max }: { taken: number; max: number }) {
  const width = step * dozen - 4;
  const height = step * Math.ceil(max / dozen) - 4;
  return (
    <svg className="dots" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={rows(max)} />
      <path d={rows(max)} />
      {taken > 0 && <path d={rows(taken)} />}
    </svg>
  );
}

/** One line a dozen, drawn as dots by its dashes. */
function rows(count: number): string {
  return Array.from({ length: Math.ceil(count / dozen) }, (_, row) => {
    const dots = Math.min(dozen, count - row * dozen);
    return `M5 ${5 + row * step}h${(dots - 1) * step}.1`;
  }).join("");
}
