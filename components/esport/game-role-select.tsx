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

/** One list of every role, game by game: no other choice can name a role that the game does not have. */
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
