import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { QueuedCase } from "@/lib/verification/queries/queue";
import { isDocumentType } from "@/lib/verification/schema/check";
import { CheckList } from "./check-list";
import { actsClass, Decide, type DecideWords } from "./decide";
import { OpenFile } from "./open-file";

const looks = { verified: "full", rejected: "struck" } as const;

/** A decided row keeps its place and its height, greyed, with the verdict. */
export function QueueRow({ kyc, since, words }: { kyc: QueuedCase; since: string; words: DecideWords }) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const name = kyc.name ?? t("queue.unknown");
  const fileId = kyc.file && !kyc.file.gone ? kyc.file.id : null;
  return (
    <tr id={`case-${kyc.id}`} tabIndex={-1} className={kyc.decided ? "bg-ground-2 text-ink-3" : undefined}>
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
        <Badge look={kyc.decided ? looks[kyc.decided] : "dash"}>{t(`state.${kyc.decided ?? "pending"}`)}</Badge>
        <CheckList checks={kyc.checks} />
      </td>
      <td data-label={t("queue.actions")}>
        {kyc.decided ? (
          <div className={actsClass}>
            {fileId && <OpenFile fileId={fileId} name={name} words={words.open} />}
            {kyc.reason && <p className="line-clamp-3 text-xs">{kyc.reason}</p>}
            {fileId && !kyc.file?.opened && <p className="text-xs">{t("queue.decidedUnopened")}</p>}
          </div>
        ) : (
          <Decide
            id={kyc.id}
            fileId={fileId}
            opened={kyc.file?.opened ?? false}
            name={name}
            since={since}
            words={{ ...words, missing: t(kyc.file === null ? "queue.none" : "queue.gone") }}
          />
        )}
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
