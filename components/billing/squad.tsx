/** Draws the quota of a plan as players on half a pitch. */
export function Squad({ count }: { count: number }) {
  return (
    <div className="squad">
      <svg viewBox="0 0 240 144" aria-hidden="true">
        <path className="ln" d="M1 1h238v142H1zM72 1v22h96V1M96 143a24 24 0 0 1 48 0" />
        {spots(count).map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="d" cx={x} cy={y} r="9" />
        ))}
      </svg>
    </div>
  );
}

/** Positions in rows of at most four. */
function spots(count: number) {
  const lines = Math.ceil(count / 4);
  return Array.from({ length: lines }, (_, line) => Math.floor((count + line) / lines)).flatMap((inLine, line) =>
    Array.from({ length: inLine }, (_, column) => ({
      x: (240 / (inLine + 1)) * (column + 1),
      y: (144 / (lines + 1)) * (line + 1),
    })),
  );
}
