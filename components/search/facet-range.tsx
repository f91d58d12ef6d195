import { useTranslations } from "next-intl";
import { FacetRangeView } from "./facet-range-view";

type End = { name: string; value: number | undefined };
type Props = { label: string; unit?: string; from: End; to: End; step?: number; children?: React.ReactNode };

export function FacetRange({ from: minBound, to: maxBound, ...rest }: Props) {
  const t = useTranslations("form");
  return (
    <FacetRangeView
      {...rest}
      bounds={[
        { ...minBound, hint: t("from") },
        { ...maxBound, hint: t("to") },
      ]}
    />
  );
}
