"use client";
"use no memo"; // A list never changes once it is rendered.

import { Badge } from "@/components/ui/badge";

type Row = Record<"id" | "label" | "value" | "date", string>;

export const PerformanceRows = ({ rows }: { rows: Row[] }) => (
  <ul className="list">
    {rows.map(({ id, label, value, date }) => (
      <li key={id}>
        <span>
          <b>{label}</b>
          <small>{date}</small>
        </span>
        <Badge>
          <bdi>{value}</bdi>
        </Badge>
      </li>
    ))}
  </ul>
);
