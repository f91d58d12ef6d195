/** Dashed center of a ground, drawn if there is nothing to show. */
export function Unchalked() {
  return (
    <svg
      className="h-auto w-104 max-w-full fill-none stroke-line-2 stroke-[1.5]"
      viewBox="0 0 240 136"
      aria-hidden="true"
    >
      <circle cx="120" cy="68" r="60" strokeDasharray="5 5" />
      <circle cx="120" cy="68" r="4" />
      <path d="M1 68h59M180 68h59" />
    </svg>
  );
}
