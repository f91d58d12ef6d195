export type ScorePart = { label: string; value: number; max: number };

/** A score with its named parts, which add up to it. */
export function ScoreBars({ total, parts }: { total: number; parts: ScorePart[] }) {
  return (
    <div className="score">
      <span className="num">{total}</span>
      <dl className="parts">
        {parts.map(({ label, value, max }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="bar" aria-hidden="true">
              <svg aria-hidden="true">
                <rect width={`${(100 * value) / max}%`} height="100%" />
              </svg>
            </dd>
            <dd className="dim">
              {value}/{max}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
