"use client";

import { type ReactNode, useState } from "react";
import { Thumb } from "@/components/sports/field";
import { StageArt } from "@/components/sports/stage-art";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Props = {
  sports: { slug: SportSlug; name: string; measure: string }[];
  label: string;
  rtl: boolean;
  /** Headline and links on top of the drawing. */
  children: ReactNode;
};

/** Fades the drawing out above the caption and the thumbnails. */
const faded = "[&_.wide-art]:[mask-image:linear-gradient(black_calc(100%-9rem),transparent_calc(100%-7.5rem))]";

/** Hovering or focusing a thumbnail shows the ground of its sport; a click opens the sport. */
export function Stage({ sports, label, rtl, children }: Props) {
  const [shownSport, setShownSport] = useState(sports[0]);
  if (!shownSport) return null;
  return (
    <div className={`hero on-field ${faded}`} data-sport={shownSport.slug}>
      <StageArt sport={shownSport.slug} rtl={rtl} />
      <div className="body members:pt-0">
        <div className="wrap say">{children}</div>
        <div className="wrap foot">
          <p className="now">
            {shownSport.name} <span className="dim">{shownSport.measure}</span>
          </p>
          <nav className="rail" aria-label={label}>
            {sports.map((sport) => (
              <Link
                key={sport.slug}
                href={`/sports/${sport.slug}`}
                aria-label={sport.name}
                title={sport.name}
                data-laid={sport === shownSport || undefined}
                onPointerEnter={() => setShownSport(sport)}
                onFocus={() => setShownSport(sport)}
              >
                <Thumb sport={sport.slug} />
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </div>
  );
}
