"use client";
"use no memo";

import { useField } from "@/components/form/context";
import { FieldGroup } from "@/components/form/field";
import type { Option } from "@/components/form/select";
import { Icon } from "@/components/ui/icon";

type Props = {
  name: string;
  label: string;
  options: readonly Option[];
  selected: readonly string[];
  placeholder: string;
};

const FEW = 3;

/** A few selects that all send the same field name, for lists too long for checkboxes. */
export function FewOfMany({ name, label, options, selected, placeholder }: Props) {
  const { typed, failed, id } = useField(name);
  const chosen = failed ? [typed ?? []].flat() : selected;
  return (
    <FieldGroup name={name} label={label}>
      <div className="grid gap-2">
        {Array.from({ length: Math.max(FEW, selected.length) }, (_, index) => `${id}-${index}`).map((key, index) => (
          <div key={key} className="select-box">
            <select
              className="control"
              name={name}
              aria-label={`${label} ${index + 1}`}
              defaultValue={chosen[index] ?? ""}
            >
              <option value="">{placeholder}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
