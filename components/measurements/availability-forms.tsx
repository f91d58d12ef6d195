import { useTranslations } from "next-intl";
import type { Action } from "@/lib/entry/action";
import { AvailabilityFormsView } from "./availability-forms-view";

type Props<T> = {
  action: Action<T>;
  /** Token of the e-mailed link. */
  token?: string | undefined;
  guardian?: string | undefined;
  ofChild: boolean;
};

/** Texts for `AvailabilityFormsView`. */
export function AvailabilityForms<T>({ ofChild, ...form }: Props<T>) {
  const t = useTranslations("availability.ask");
  const subject = ofChild ? "child" : "own";
  return (
    <AvailabilityFormsView
      {...form}
      words={{
        available: t(`${subject}.available`),
        unavailable: t(`${subject}.unavailable`),
        availableFrom: t("availableFrom"),
        from: t(`${subject}.from`),
        committedOn: t("committedOn"),
        committed: t(`${subject}.committed`),
      }}
    />
  );
}
