"use client";
"use no memo";

import { useField } from "@/components/form/context";
import { bulkForm, selectedField } from "./bulk-form";

/** The box of a row: it stands outside the form it is sent with, and stays ticked when the form comes back. */
export function SelectRow({ id, label }: { id: string; label: string }) {
  const { typed } = useField(selectedField);
  return (
    <input
      type="checkbox"
      name={selectedField}
      value={id}
      form={bulkForm}
      defaultChecked={[typed ?? []].flat().includes(id)}
      aria-label={label}
      className="size-6"
    />
  );
}
