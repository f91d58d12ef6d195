"use client";
"use no memo";

import { useState } from "react";
import { useField } from "./context";
import { countryList } from "./country-list";
import { FieldGroup, type FieldProps } from "./field";

type Props = FieldProps & {
  /** Names of countries in the reader's language. */
  defaultValue?: readonly string[];
  /** Label of each input, for example "Country 1". */
  places: readonly string[];
};

/** One country per input; empty inputs are ignored, and inputs are added as they are filled. */
export function CountryInputs({ defaultValue = [], places, ...field }: Props) {
  const { typed, failed } = useField(field.name);
  const initialValues = failed ? [typed ?? []].flat().filter(Boolean) : defaultValue;
  const [inputCount, setShown] = useState(Math.min(places.length, Math.max(3, initialValues.length + 1)));
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {places.slice(0, inputCount).map((place, index) => (
          <input
            key={place}
            className="control"
            name={field.name}
            list={countryList}
            aria-label={place}
            defaultValue={initialValues[index]}
            autoComplete="off"
            onInput={() => index === inputCount - 1 && setShown(Math.min(places.length, inputCount + 1))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
