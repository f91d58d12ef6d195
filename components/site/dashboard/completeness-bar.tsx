import { useFormatter, useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import type { Completeness } from "@/lib/players/schema/completeness";
import { partAddress, profileParts } from "./part-address";

export function CompletenessBar({ completeness: { percent, missing } }: { completeness: Completeness }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const next = profileParts.find((part) => missing.includes(part));
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-semibold">{t("completeness")}</span>
        <bdi className="num text-number-s">{format.number(percent / 100, "percent")}</bdi>
      </p>
      <svg aria-hidden="true" className="block h-2.5 w-full border border-line-2 rtl:-scale-x-100">
        <rect className="fill-ink" width={`${percent}%`} height="100%" />
      </svg>
      {next && (
        <p className="text-sm">
          <MoreLink href={partAddress[next]}>{t(`nextStep.${next}`)}</MoreLink>
        </p>
      )}
    </div>
  );
}
