import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/lib/platform/i18n/navigation";
import type { QueuedCase } from "@/lib/trust/queries/paper";
import { isDocumentType } from "@/lib/trust/schema/check";
import { CheckList } from "./check-list";
import { actsClass, Decide, type DecideWords } from "./decide";
import { OpenFile } from "./open-file";
import { badgeOf } from "./words";

/** A decided row keeps its place and height and is grayed out. */
export function QueueRow({
  kyc,
  since: queueOpenedAt,
  words: texts,
}: {
  kyc: QueuedCase;
  since: string;
  words: DecideWords;
}) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const name = kyc.name ?? t("queue.unknown");
  const badge = badgeOf(kyc);
  const fileId = kyc.file && !kyc.file.gone ? kyc.file.id : null;
  return (
    <tr id={`case-${kyc.id}`} tabIndex={-1} className={kyc.decided ? "bg-ground-2 text-ink-3" : undefined}>
      <td data-label={t("queue.user")}>
        <Link href={`/admin/kyc/${kyc.userId}`} className="font-semibold">
          <bdi>{name}</bdi>
        </Link>
        <Organization of={kyc.organization} />
        {kyc.player && <span className="mt-1 block text-xs">{t(kyc.player.minor ? "case.minor" : "case.player")}</span>}
      </td>
      <td data-label={t("queue.type")}>
        {isDocumentType(kyc.documentType) ? t(`type.${kyc.documentType}`) : kyc.documentType}
      </td>
      <td data-label={t("queue.date")}>
        <time dateTime={kyc.createdAt.toISOString()} className="whitespace-nowrap">
          {format.dateTime(kyc.createdAt, "short")}
        </time>
      </td>
      <td data-label={t("queue.status")}>
        <Badge look={badge.look}>{t(`state.${badge.state}`)}</Badge>
        <CheckList checks={kyc.checks} />
      </td>
      <td data-label={t("queue.actions")}>
        {kyc.decided ? (
          <div className={actsClass}>
            {fileId && <OpenFile fileId={fileId} name={name} words={texts.open} />}
            {kyc.decidedBy && <p className="text-xs">{t("queue.by", { name: kyc.decidedBy })}</p>}
            {kyc.reason && <p className="line-clamp-3 text-xs">{kyc.reason}</p>}
            {fileId && !kyc.file?.opened && <p className="text-xs">{t("queue.decidedUnopened")}</p>}
          </div>
        ) : (
          <Decide
            id={kyc.id}
            userId={kyc.userId}
            approvedByReader={kyc.first?.isReaders ?? false}
            fileId={fileId}
            opened={kyc.file?.opened ?? false}
            name={name}
            since={queueOpenedAt}
            missing={t(kyc.file === null ? "queue.none" : "queue.gone")}
            words={texts}
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
    <span className="mt-1 block text-xs">
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
