"use client";
"use no memo";

import { useState } from "react";
import { useField } from "./context";
import { countryList } from "./country-list";
import { FieldGroup, type FieldProps } from "./field";

type Props = FieldProps & {
  /** Names, in the reader's language. */
  defaultValue?: readonly string[];
  /** What each place of the row is called: "Country 1", ... */
  places: readonly string[];
};

/** Several countries, one to a place; empty places count for nothing, and the row grows as it is filled. */
export function CountryInputs({ defaultValue = [], places, ...field }: Props) {
  const { typed, failed } = useField(field.name);
  const start = failed ? [typed ?? []].flat().filter(Boolean) : defaultValue;
  const [shown, setShown] = useState(Math.min(places.length, Math.max(3, start.length + 1)));
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {places.slice(0, shown).map((place, at) => (
          <input
            key={place}
            className="control"
            name={field.name}
            list={countryList}
            aria-label={place}
            defaultValue={start[at]}
            autoComplete="off"
            onInput={() => at === shown - 1 && setShown(Math.min(places.length, shown + 1))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
