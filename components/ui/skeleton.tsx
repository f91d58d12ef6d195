/** The box that is coming, dashed picture first; the widths differ as text does. */
export function Skeleton({ picture = true, lines = 3 }: { picture?: boolean; lines?: number }) {
  const widths = ["most", "all", "some", "much", "half"].slice(0, lines);
  return (
    <div className="skel" aria-hidden="true">
      {picture && <span className="picture" />}
      {widths.map((width) => (
        <span key={width} className={width} />
      ))}
    </div>
  );
}
