"use client";
"use no memo";

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { initially, useField } from "@/components/form/context";
import { Field, useControl } from "@/components/form/field";
import type { Option } from "@/components/form/select";
import { type Spot, SpotField } from "@/components/sports/spot-field";
import { Icon } from "@/components/ui/icon";
import { Unchalked } from "@/components/ui/unchalked";
import type { SportSlug } from "@/lib/sports/schema";

export type SportChoice = Option & { value: SportSlug; positions: (Option & { spot?: Spot })[] };

type Props = {
  sports: SportChoice[];
  words: { sport: string; position: string; choose: string };
  sport?: string;
  position?: string;
};

/** The positions offered are those of the chosen sport; without scripts all of them, sport by sport. */
export function SportAndPosition({ sports, words, ...known }: Props) {
  const typed = { sport: useField("primarySport").typed, position: useField("position").typed };
  const [slug, setSlug] = useState(String(initially(typed.sport, known.sport) ?? ""));
  const [position, setPosition] = useState(String(initially(typed.position, known.position) ?? ""));
  const scripted = useScripted();
  const sport = sports.find(({ value }) => value === slug);
  return (
    <>
      <div className="pair">
        <Choice name="primarySport" label={words.sport} value={slug} onChange={setSlug}>
          <option value="">{words.choose}</option>
          {sports.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice name="position" label={words.position} value={position} onChange={setPosition}>
          <option value="">{words.choose}</option>
          {(scripted && sport ? [sport] : sports).map(({ value, label, positions }) => (
            <optgroup key={value} label={label}>
              {positions.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
      </div>
      {scripted && (sport ? <Ground sport={sport} position={position} /> : <Unchalked />)}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  /** Also of what was chosen before the page's scripts were there, which must not be taken away. */
  onChange: (value: string) => void;
  children: React.ReactNode;
};

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  const control = useControl({ name, required: true });
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (select.current?.value) onChange(select.current.value);
  }, [onChange]);
  return (
    <Field name={name} label={label} required>
      <div className="select-box">
        <select
          {...control}
          ref={select}
          className="control"
          defaultValue={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  );
}

/** Where that is on the ground. */
function Ground({ sport, position }: { sport: SportChoice; position: string }) {
  const chosen = sport.positions.find(({ value }) => value === position);
  return <SpotField sport={sport.value} spot={chosen?.spot} className="ground" />;
}

const never = () => () => {};

function useScripted() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
