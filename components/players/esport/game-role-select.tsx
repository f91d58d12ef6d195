"use client";
"use no memo";

import { initially, useField } from "@/components/form/context";
import { Field, useControl } from "@/components/form/field";
import type { Option } from "@/components/form/select";
import { Icon } from "@/components/ui/icon";

type Props = {
  label: string;
  placeholder: string;
  games: { label: string; options: Option[] }[];
  defaultValue?: string | null | undefined;
};

/** One list grouped by game, so that only roles of the chosen game can be selected. */
export function GameRoleSelect({ label, placeholder, games, defaultValue }: Props) {
  const name = "gameRole";
  const { typed } = useField(name);
  const control = useControl({ name, required: true });
  return (
    <Field name={name} label={label} required>
      <div className="select-box">
        <select {...control} className="control" defaultValue={initially(typed, defaultValue) ?? ""}>
          <option value="">{placeholder}</option>
          {games.map((game) => (
            <optgroup key={game.label} label={game.label}>
              {game.options.map(({ value, label: role }) => (
                <option key={value} value={value}>
                  {role}
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
