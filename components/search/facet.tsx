import { useFormatter } from "next-intl";
import { FacetView } from "./facet-view";

export type FacetValue = { value: string; label: string; chosen: boolean; count?: number | undefined };

type Props = {
  name: string;
  label: string;
  values: readonly FacetValue[];
  /** Label of the option for "any"; it makes the options radio buttons. */
  any?: string;
  open?: boolean;
  children?: React.ReactNode;
};

/** Options of a filter, each with its number of results. */
export function Facet({ name, label, values, any, open, children }: Props) {
  const format = useFormatter();
  const texts = values.map(({ value, label, chosen, count }) => {
    const figure = count === undefined ? null : format.number(count, "whole");
    if (chosen) return [value, label, figure, "chosen"] as const;
    return count === 0 ? ([value, label, figure, "pale"] as const) : ([value, label, figure] as const);
  });
  const isAny = values.every(({ chosen }) => !chosen);
  const anyOption = isAny ? (["", any ?? "", null, "chosen"] as const) : (["", any ?? ""] as const);
  return (
    <FacetView
      name={name}
      label={label}
      {...(any !== undefined && { one: true })}
      {...((open ?? !isAny) && { open: true })}
      options={(any === undefined ? texts : [anyOption, ...texts]).map((option) => [...option])}
    >
      {children}
    </FacetView>
  );
}
