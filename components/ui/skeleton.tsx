const widths = ["w-3/5", "w-[85%]", "w-2/5", "w-3/4", "w-1/2"];

type Props = { picture?: boolean; lines?: number; wide?: boolean };

/** Placeholder while content loads; the lines differ in width like text. */
export function Skeleton({ picture = true, lines = 3, wide = false }: Props) {
  return (
    <div className="skel grid gap-2.5" aria-hidden="true">
      {picture && (
        <span
          className={`picture block border border-dashed border-line bg-ground-2 ${wide ? "aspect-16/9" : "aspect-4/3"}`}
        />
      )}
      {widths.slice(0, lines).map((width) => (
        <span key={width} className={`block h-3.5 bg-ground-2 ${width}`} />
      ))}
    </div>
  );
}
