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
  const anyOption = { value: "", label: any ?? "", chosen: values.every(({ chosen }) => !chosen), count: undefined };
  return (
    <FacetView
      name={name}
      label={label}
      type={any === undefined ? "checkbox" : "radio"}
      open={open ?? values.some(({ chosen }) => chosen)}
      options={[...(any === undefined ? [] : [anyOption]), ...values].map(({ count, ...option }) => ({
        ...option,
        ...(count !== undefined && { count: format.number(count, "whole") }),
        ...(count === 0 && !option.chosen && { pale: true }),
      }))}
    >
      {children}
    </FacetView>
  );
}
