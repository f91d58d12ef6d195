/** The box that is coming, dashed picture first; the widths differ as text does. */
export function Skeleton({ picture = true, lines = 3 }: { picture?: boolean; lines?: number }) {
  const widths = ["60%", "85%", "40%", "75%", "50%"];
  return (
    <div className="skel" aria-hidden="true">
      {picture && <span className="picture" />}
      {widths.slice(0, lines).map((inlineSize) => (
        <span key={inlineSize} style={{ inlineSize }} />
      ))}
    </div>
  );
}
