"use client";
"use no memo";

import { useField } from "@/components/form/context";
import { bulkForm, selectedField } from "./bulk-form";

/** The checkbox belongs to the form `bulkForm` by its attribute and stays ticked after a refusal. */
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
