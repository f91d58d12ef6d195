"use client";

import { type ReactNode, useState } from "react";
import { Thumb } from "@/components/sports/field";
import { StageArt } from "@/components/sports/stage-art";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema";

type Props = {
  sports: { slug: SportSlug; name: string; measure: string }[];
  label: string;
  rtl: boolean;
  /** What stands on the ground: headline and calls. */
  children: ReactNode;
};

/** The drawing ends above the caption and the thumbs: no line or spot of it touches them. */
const faded = "[&_.wide-art]:[mask-image:linear-gradient(black_calc(100%-9rem),transparent_calc(100%-7.5rem))]";

/** The hero on a sport's ground. A thumb that is pointed at, or focused, lays its own; pressed, it leads to its sport, with or without scripts. */
export function Stage({ sports, label, rtl, children }: Props) {
  const [laid, setLaid] = useState(sports[0]);
  if (!laid) return null;
  return (
    <div className={`hero on-field ${faded}`} data-sport={laid.slug}>
      <StageArt sport={laid.slug} rtl={rtl} />
      <div className="body">
        <div className="wrap say">{children}</div>
        <div className="wrap foot">
          <p className="now">
            {laid.name} <span className="dim">{laid.measure}</span>
          </p>
          <nav className="rail" aria-label={label}>
            {sports.map((sport) => (
              <Link
                key={sport.slug}
                href={`/sports/${sport.slug}`}
                aria-label={sport.name}
                title={sport.name}
                data-laid={sport === laid || undefined}
                onPointerEnter={() => setLaid(sport)}
                onFocus={() => setLaid(sport)}
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
