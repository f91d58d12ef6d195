import type { ReactNode } from "react";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { type Box, crops, viewBox, whole } from "./crops";
import { drawing } from "./sprite";

type Crop = "whole" | "card" | "story" | Box;
type Props = { sport: SportSlug; crop?: Crop; className?: string; children?: ReactNode };

/** Draws the ground of a sport; `children` use its coordinates (1200 × 900). */
export function Field({ sport, crop = "whole", className = "", children }: Props) {
  return (
    <span className={`field ${className}`} data-sport={sport}>
      <Ground sport={sport} box={boxOf(sport, crop)}>
        {children}
      </Ground>
    </span>
  );
}

/** The whole ground as a thumbnail. */
export function Thumb({ sport }: { sport: SportSlug }) {
  return <Field sport={sport} className="thumb" />;
}

type GroundProps = { sport: SportSlug; box: Box; className?: string; align?: string; children?: ReactNode };

/** The drawing without a background. */
export function Ground({ sport, box, className, align = "xMidYMid", children }: GroundProps) {
  return (
    <svg className={className} viewBox={viewBox(box)} preserveAspectRatio={`${align} slice`} aria-hidden="true">
      {/* A symbol fills the view box by itself; only a crop needs the size of the whole drawing. */}
      <use href={drawing(sport)} {...(box !== whole && { width: 1200, height: 900 })} />
      {children}
    </svg>
  );
}

function boxOf(sport: SportSlug, crop: Crop): Box {
  if (crop === "whole") return whole;
  return typeof crop === "string" ? crops[sport][crop] : crop;
}
