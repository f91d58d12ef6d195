"use client";
"use no memo";

import { useState } from "react";
import { initially, useField } from "@/components/form/context";
import { type Option, Select } from "@/components/form/select";

type Names = { position: string; side: string; role: string };
type Props = {
  names: Names;
  labels: Names;
  values: Partial<Names>;
  positions: readonly Option[];
  /** Options by position; positions without options are left out. */
  sides: Readonly<Record<string, readonly Option[]>>;
  roles: Readonly<Record<string, readonly Option[]>>;
  placeholder: string;
};

/** Offers the sides and roles of the chosen position; without scripts those of the saved position. */
export function PositionFields({ names, labels, values, positions, sides, roles, placeholder }: Props) {
  const { typed } = useField(names.position);
  const [position, setPosition] = useState(String(initially(typed, values.position) ?? ""));
  const dependentSelect = (field: "side" | "role", options: readonly Option[] | undefined) =>
    options && (
      <Select
        key={`${field} ${position}`}
        name={names[field]}
        label={labels[field]}
        options={options}
        placeholder={placeholder}
        defaultValue={position === values.position ? values[field] : null}
      />
    );
  return (
    <>
      <Select
        name={names.position}
        label={labels.position}
        options={positions}
        placeholder={placeholder}
        defaultValue={values.position}
        onChange={({ currentTarget }) => setPosition(currentTarget.value)}
      />
      {dependentSelect("side", sides[position])}
      {dependentSelect("role", roles[position])}
    </>
  );
}
