type Props = {
  /** Null if there is no picture or this reader may not see it. */
  url: string | null;
  className?: string;
  /** True on a background in the colors of a sport. */
  onField?: boolean;
  lazy?: boolean;
};

/** The name always stands beside the picture, so its alternative text is empty; without a picture a dashed bust is drawn. */
export function Portrait({ url, className = "", onField = false, lazy = false }: Props) {
  if (!url) return <DashedBust className={`${className} ${onField ? "text-(--on)" : "text-line-2"}`} />;
  return (
    <img
      src={url}
      alt=""
      width={320}
      height={400}
      loading={lazy ? "lazy" : undefined}
      className={`bg-ground-2 object-cover object-[50%_20%] ${className}`}
    />
  );
}

function DashedBust({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 400"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`border-[length:var(--stroke)] border-dashed border-current fill-none stroke-current [stroke-dasharray:4_4] ${className}`}
      strokeWidth={1.5}
    >
      <g transform="matrix(1.1 0 0 1.1 -16 -40)">
        <path
          vectorEffect="non-scaling-stroke"
          d="M100 160C100 112 126 84 160 84S220 112 220 160V186C220 214 208 236 188 252Q174 263 160 263T132 252C112 236 100 214 100 186Z"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d="M132 256V298L98 308C46 322 12 344 12 400H308C308 344 274 322 222 308L188 298V256"
        />
      </g>
    </svg>
  );
}
