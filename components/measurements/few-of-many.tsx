"use client";
"use no memo";

import { useField } from "@/components/form/context";
import { FieldGroup } from "@/components/form/field";
import type { Option } from "@/components/form/select";
import { Icon } from "@/components/ui/icon";

type Props = { name: string; label: string; options: readonly Option[]; said: readonly string[]; placeholder: string };

const FEW = 3;

/** A few of a list too long for boxes: each select sends the same name. */
export function FewOfMany({ name, label, options, said, placeholder }: Props) {
  const { typed, failed, id } = useField(name);
  const chosen = failed ? [typed ?? []].flat() : said;
  return (
    <FieldGroup name={name} label={label}>
      <div className="grid gap-2">
        {Array.from({ length: Math.max(FEW, said.length) }, (_, at) => `${id}-${at}`).map((key, at) => (
          <div key={key} className="select-box">
            <select className="control" name={name} aria-label={`${label} ${at + 1}`} defaultValue={chosen[at] ?? ""}>
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
