"use client";
"use no memo";

import { lazy, Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { initially, useField } from "@/components/form/context";
import { Field, useControl } from "@/components/form/field";
import type { Option } from "@/components/form/select";
import { pickedGround } from "@/components/sports/picked-ground";
import { type Spot, SpotField } from "@/components/sports/spot-field";
import { Icon } from "@/components/ui/icon";
import { Unchalked } from "@/components/ui/unchalked";
import type { SportSlug } from "@/lib/sports/schema/sports";

const PositionPicker = lazy(async () => ({
  default: (await import("@/components/sports/position-picker")).PositionPicker,
}));

export type SportChoice = Option & { value: SportSlug; positions: (Option & { spot?: Spot })[] };

type Props = {
  sports: SportChoice[];
  words: { sport: string; position: string; choose: string };
  sport?: string;
  position?: string;
};

/** Offers the positions of the chosen sport; without scripts the positions of all sports, grouped by sport. */
export function SportAndPosition({ sports, words: texts, ...saved }: Props) {
  const typed = { sport: useField("primarySport").typed, position: useField("position").typed };
  const [slug, setSlug] = useState(String(initially(typed.sport, saved.sport) ?? ""));
  const [position, setPosition] = useState(String(initially(typed.position, saved.position) ?? ""));
  const scripted = useScripted();
  const sport = sports.find(({ value }) => value === slug);
  return (
    <>
      <div className="pair">
        <Choice name="primarySport" label={texts.sport} value={slug} onChange={setSlug}>
          <option value="">{texts.choose}</option>
          {sports.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice name="position" label={texts.position} value={position} onChange={setPosition}>
          <option value="">{texts.choose}</option>
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
      {scripted && (sport ? <Ground sport={sport} position={position} label={texts.position} /> : <Unchalked />)}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  /** Also called on mount with a value that was chosen before the scripts had loaded. */
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

/** Positions can be picked on the drawing if its discs are far enough apart. */
function Ground({ sport, position, label }: { sport: SportChoice; position: string; label: string }) {
  const spots = sport.positions.flatMap(({ spot }) => spot ?? []);
  if (pickedGround(spots))
    return (
      <Suspense fallback={<span hidden data-loading="" />}>
        <PositionPicker
          key={sport.value}
          sport={sport.value}
          names={["position"]}
          places={sport.positions}
          label={label}
        />
      </Suspense>
    );
  const chosen = sport.positions.find(({ value }) => value === position);
  return <SpotField sport={sport.value} spot={chosen?.spot} className="ground" />;
}

const subscribeToNothing = () => () => {};

function useScripted() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
