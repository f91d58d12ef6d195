"use client";
"use no memo"; // A line never changes once it is rendered.

export type PeerLineViewProps = { percentile: number; text: string } | { few: string };

/** The line is the range of all peers, the box the middle half, the disc this player; a dash if there are too few peers. */
export const PeerLineView = (props: PeerLineViewProps) =>
  "few" in props ? (
    <span className="text-xs text-ink-3" title={props.few}>
      <span aria-hidden="true">–</span>
      <span className="vh">{props.few}</span>
    </span>
  ) : (
    <svg role="img" aria-label={props.text} className="peer-line">
      <line x2="100%" y1="50%" y2="50%" />
      <rect x="25%" y="25%" width="50%" height="50%" />
      <circle cx={`${props.percentile}%`} cy="50%" r="5" />
    </svg>
  );
