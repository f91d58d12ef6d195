import { useTranslations } from "next-intl";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { AvailabilityLine } from "./availability-line";
import { AvailabilityMark } from "./availability-mark";
import { useAvailabilityWords } from "./availability-words";

export function AvailabilitySection({ availability }: { availability: Availability }) {
  const t = useTranslations("availability");
  return (
    <section aria-labelledby="free" className="grid gap-2">
      <h2 id="free" className="label font-text">
        {t("title")}
      </h2>
      <AvailabilityText availability={availability} />
    </section>
  );
}

/** The same content without a heading. */
export function AvailabilityText({ availability }: { availability: Availability }) {
  const { state, contract, confirmed } = useAvailabilityWords(availability);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="inline-flex items-baseline gap-2 font-semibold">
          <AvailabilityMark of={availability} />
          {state}
        </span>
        {contract && <span className="text-sm text-ink-2">{contract}</span>}
      </p>
      {availability.state !== "unsaid" && <AvailabilityLine of={availability} />}
      <p className="text-xs text-ink-2">{confirmed}</p>
    </>
  );
}
