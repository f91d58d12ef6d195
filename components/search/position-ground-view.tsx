"use client";
"use no memo"; // A ground never changes once it is rendered.

import type { Box } from "@/components/sports/crops";
import { Field } from "@/components/sports/field";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Spot = { x: number; y: number; title: string; query: string; count?: string; chosen?: true };
type Props = { sport: SportSlug; box: Box; radius: number; path: string; spots: Spot[] };

const look =
  "[&_a]:cursor-pointer [&_a]:no-underline [&_circle]:fill-night [&_circle]:stroke-night [&_a:not([data-chosen]):hover>circle]:stroke-flag [&_a:not([data-chosen]):hover>circle]:stroke-[6px] [&_text]:fill-chalk [&_[data-chosen]>circle]:fill-flag [&_[data-chosen]>text]:fill-night [&_[data-chosen]>text]:font-semibold";

/** Only for the pointer, because the list beside it does the same. */
export const PositionGroundView = ({ sport, box, radius, path, spots }: Props) => (
  <Field sport={sport} crop={box} className={`thumb mt-3 mb-2 w-full ${look}`}>
    {spots.map(({ x, y, title, query, count, chosen }) => (
      <a key={title} href={`${path}${query}#facet-positions`} tabIndex={-1} data-chosen={chosen && ""}>
        <title>{title}</title>
        <circle cx={x} cy={y} r={radius} />
        {count !== undefined && (
          <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={radius * (count.length > 2 ? 0.8 : 1.1)}>
            {count}
          </text>
        )}
      </a>
    ))}
  </Field>
);
