"use client";
"use no memo";

import { Icon } from "@/components/ui/icon";
import { initially, useField } from "./context";
import { Field, type FieldProps, useControl } from "./field";
import type { Option } from "./select";

type Props = FieldProps & {
  placeholder: string;
  groups: { label: string; options: Option[] }[];
  defaultValue?: string | null | undefined;
};

/** One list whose options are grouped under headings. */
export function GroupedSelect({ name, label, hint, required, placeholder, groups, defaultValue }: Props) {
  const { typed } = useField(name);
  const control = useControl({ name, hint, required });
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="select-box">
        <select {...control} className="control" defaultValue={initially(typed, defaultValue) ?? ""}>
          <option value="">{placeholder}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  );
}
