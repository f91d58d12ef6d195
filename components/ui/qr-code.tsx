type Props = { qr: { size: number; path: string }; label: string; className: string };

/** Always dark on white, because cameras read nothing else reliably. */
export function QrCode({ qr: { size, path }, label, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`block max-w-full forced-color-adjust-none [print-color-adjust:exact] ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
