import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { QueuedCase } from "@/lib/verification/queries";
import { isDocumentType } from "@/lib/verification/schema/check";
import { CheckList } from "./check-list";
import { Decide } from "./decide";

export function QueueRow({ kyc }: { kyc: QueuedCase }) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const name = kyc.name ?? t("queue.unknown");
  return (
    <tr>
      <td data-label={t("queue.user")}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <Organization of={kyc.organization} />
      </td>
      <td data-label={t("queue.type")}>
        {isDocumentType(kyc.documentType) ? t(`type.${kyc.documentType}`) : kyc.documentType}
      </td>
      <td data-label={t("queue.date")}>
        <time dateTime={kyc.createdAt.toISOString()}>{format.dateTime(kyc.createdAt, "short")}</time>
      </td>
      <td data-label={t("queue.status")}>
        <Badge look="dash">{t("state.pending")}</Badge>
        <CheckList checks={kyc.checks} />
      </td>
      <td data-label={t("queue.actions")}>
        <Decide kyc={kyc} name={name} />
      </td>
    </tr>
  );
}

function Organization({ of: organization }: { of: QueuedCase["organization"] }) {
  const t = useTranslations("recruiters");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  if (!organization) return null;
  const { organizationName, organizationType, city, country, websiteUrl } = organization;
  return (
    <span className="xs">
      <bdi>{organizationName}</bdi> · {t(`type.${organizationType}`)}
      <br />
      <bdi>{city}</bdi> · {names.of(country)}
      {websiteUrl && (
        <>
          <br />
          <a href={websiteUrl} target="_blank" rel="noreferrer nofollow">
            <bdi>{new URL(websiteUrl).hostname}</bdi>
          </a>
        </>
      )}
    </span>
  );
}
