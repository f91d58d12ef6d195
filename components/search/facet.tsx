import { useFormatter } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";

export type FacetValue = { value: string; label: string; chosen: boolean; count?: number | undefined };

type Props = {
  name: string;
  label: string;
  values: readonly FacetValue[];
  /** One of them, with a first line for none. */
  any?: string;
  open?: boolean;
  children?: React.ReactNode;
};

/** What may be chosen, each with how many it would find. */
export function Facet({ name, label, values, any, open, children }: Props) {
  const format = useFormatter();
  const type = any === undefined ? "checkbox" : "radio";
  const none = { value: "", label: any ?? "", chosen: values.every(({ chosen }) => !chosen), count: undefined };
  return (
    <Disclosure summary={<span className="text-sm">{label}</span>} open={open ?? values.some(({ chosen }) => chosen)}>
      <fieldset id={`facet-${name}`} className="scroll-mt-20">
        <legend className="vh">{label}</legend>
        {[...(any === undefined ? [] : [none]), ...values].map(({ value, label, chosen, count }) => (
          <label
            key={value}
            className="grid min-h-target cursor-pointer grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 text-sm hover:bg-ground-2 lg:min-h-7"
          >
            <input type={type} name={name} value={value} defaultChecked={chosen} className="size-4 accent-ink" />
            <span className={count === 0 && !chosen ? "text-ink-3" : ""}>{label}</span>
            {count !== undefined && <bdi className="text-xs text-ink-2">{format.number(count, "whole")}</bdi>}
          </label>
        ))}
      </fieldset>
      {children}
    </Disclosure>
  );
}
