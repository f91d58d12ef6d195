"use client";
"use no memo"; // A row never changes once it is rendered.

import { GradeView, type GradeViewProps } from "@/components/measurements/grade-view";
import { Disclosure } from "@/components/ui/disclosure";

type Props = {
  label: string;
  value: string;
  place: string;
  note: string;
  source?: string;
  grade: GradeViewProps;
  earlier?: { label: string; values: [value: string, note: string][] };
};

export const FactRow = ({ label, value, place, note, source, grade, earlier }: Props) => (
  <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm">
    <span title={source}>
      <bdi>{label}</bdi>{" "}
      <b>
        {value && <bdi>{value}</bdi>} {place}
      </b>{" "}
      <span className="xs">{note}</span>
    </span>
    <GradeView {...grade} />
    {earlier && (
      <Disclosure small summary={earlier.label} className="col-span-full">
        <ul>
          {earlier.values.map(([earlierValue, earlierNote]) => (
            <li key={`${earlierValue} ${earlierNote}`}>
              <b>
                <bdi>{earlierValue}</bdi>
              </b>{" "}
              <span className="xs">{earlierNote}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
  </li>
);
