import { useTranslations } from "next-intl";
import { sayAvailability } from "@/lib/measurements/actions/measurements";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { AvailabilityForms } from "./availability-forms";
import { AvailabilityText } from "./availability-section";

type Props = { availability: Availability; guardian?: string };

export function OwnAvailability({ availability, guardian }: Props) {
  const t = useTranslations("availability");
  return (
    <section id="availability" className="block" aria-labelledby="availability-title">
      <header>
        <h2 id="availability-title">{t("title")}</h2>
      </header>
      <div className="grid gap-2">
        <AvailabilityText availability={availability} />
      </div>
      <div className="mt-6">
        <AvailabilityForms action={sayAvailability} guardian={guardian} ofChild={guardian !== undefined} />
      </div>
    </section>
  );
}
