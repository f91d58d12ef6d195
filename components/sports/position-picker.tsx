"use client";
"use no memo";

import { useEffect, useRef, useState } from "react";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { Field } from "./field";
import { pickedGround } from "./picked-ground";

export type Place = { value: string; label: string; spot?: { x: number; y: number } | undefined };
type Props = {
  sport: SportSlug;
  /** Names of the selects that it fills, the main position's first. */
  names: readonly string[];
  places: readonly Place[];
  label: string;
};

/** The positions of a sport on its ground; a press fills the selects beside it. The first is drawn as a disc, the others as dashed rings. */
export function PositionPicker({ sport, names, places, label }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const key = names.join(" ");
  const [chosen, setChosen] = useState<readonly string[]>();
  useEffect(() => {
    const form = root.current?.closest("form");
    const read = () => setChosen(selectsOf(root.current, key).map(({ value }) => value));
    read();
    form?.addEventListener("change", read);
    return () => form?.removeEventListener("change", read);
  }, [key]);
  const shown = places.flatMap(({ spot, ...place }) => (spot ? [{ ...place, ...spot }] : []));
  const box = pickedGround(shown);
  return (
    <fieldset
      ref={root}
      className="relative col-span-full w-full min-w-0 max-w-160"
      aria-label={label}
      dir="ltr"
      hidden={!box || !chosen}
    >
      {box && chosen && (
        <>
          <Field sport={sport} crop={box} className="aspect-4/3 w-full" />
          {shown.map(({ value, label, x, y }) => {
            const row = chosen.indexOf(value);
            const look =
              row < 0 ? "border-chalk" : row > 0 ? "border-dashed border-flag bg-night" : "border-night bg-flag";
            return (
              <button
                key={value}
                type="button"
                aria-label={label}
                aria-pressed={row >= 0}
                title={label}
                onClick={() => press(selectsOf(root.current, key), value)}
                className={`absolute size-7 -translate-1/2 cursor-pointer rounded-disc border-2 sm:size-11 ${look}`}
                style={{
                  insetInlineStart: `${((x - box[0]) / box[2]) * 100}%`,
                  top: `${((y - box[1]) / box[3]) * 100}%`,
                }}
              />
            );
          })}
        </>
      )}
    </fieldset>
  );
}

function selectsOf(root: HTMLElement | null, names: string): HTMLSelectElement[] {
  const selects = root?.closest("form")?.querySelectorAll("select") ?? [];
  return [...selects].filter(({ name }) => names.split(" ").includes(name));
}

/** Chooses the position in the first empty select, or the last one; clears it if it was chosen. */
function press(selects: HTMLSelectElement[], value: string) {
  const chosen = selects.find((select) => select.value === value);
  const target = chosen ?? selects.find((select) => select.value === "") ?? selects.at(-1);
  if (!target) return;
  target.value = chosen ? "" : value;
  target.dispatchEvent(new Event("change", { bubbles: true }));
}
