"use client";
"use no memo"; // A list never changes once it is rendered.

import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";

type Row = Record<"id" | "label" | "value" | "date", string>;

const shown = 2;

/** The newest; the others are folded under `earlier`. */
export const PerformanceRows = ({ rows, earlier }: { rows: Row[]; earlier: string }) => (
  <>
    <Rows rows={rows.slice(0, shown)} />
    {rows.length > shown && (
      <Disclosure small summary={earlier} className="border-t border-line">
        <Rows rows={rows.slice(shown)} />
      </Disclosure>
    )}
  </>
);

const Rows = ({ rows }: { rows: Row[] }) => (
  <ul className="list max-sm:[&_li]:py-2">
    {rows.map(({ id, label, value, date }) => (
      <li key={id}>
        <b>{label}</b>
        <span className="text-end">
          <Badge>
            <bdi>{value}</bdi>
          </Badge>
          <small>{date}</small>
        </span>
      </li>
    ))}
  </ul>
);
