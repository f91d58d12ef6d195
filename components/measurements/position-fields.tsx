"use client";
"use no memo";

import { useState } from "react";
import { initially, useField } from "@/components/form/context";
import { type Option, Select } from "@/components/form/select";

type Names = { position: string; side: string; role: string };
type Props = {
  names: Names;
  labels: Names;
  said: Partial<Names>;
  positions: readonly Option[];
  /** By position; one that has none is not there. */
  sides: Readonly<Record<string, readonly Option[]>>;
  roles: Readonly<Record<string, readonly Option[]>>;
  placeholder: string;
};

/** A position with the sides and roles that it has; without scripts those of the position that was saved. */
export function PositionFields({ names, labels, said, positions, sides, roles, placeholder }: Props) {
  const { typed } = useField(names.position);
  const [position, setPosition] = useState(String(initially(typed, said.position) ?? ""));
  const beside = (field: "side" | "role", options: readonly Option[] | undefined) =>
    options && (
      <Select
        key={`${field} ${position}`}
        name={names[field]}
        label={labels[field]}
        options={options}
        placeholder={placeholder}
        defaultValue={position === said.position ? said[field] : null}
      />
    );
  return (
    <>
      <Select
        name={names.position}
        label={labels.position}
        options={positions}
        placeholder={placeholder}
        defaultValue={said.position}
        onChange={({ currentTarget }) => setPosition(currentTarget.value)}
      />
      {beside("side", sides[position])}
      {beside("role", roles[position])}
    </>
  );
}
