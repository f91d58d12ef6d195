import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { momentIn } from "@/lib/platform/i18n/formats";
import { exportPeople } from "@/lib/trust/actions/reports";
import type { OwnExport } from "@/lib/trust/queries/exports";
import { fileFormats } from "@/lib/trust/schema/reports";

const looks = { waiting: "dash", running: "dash", ready: "full", gone: "struck", failed: "struck" } as const;
const underWay = ({ state }: OwnExport) => state === "waiting" || state === "running";

/** A job writes the export, which can be downloaded until it expires. */
export function ExportsList({ exports, zone }: { exports: OwnExport[]; zone: string | null }) {
  const t = useTranslations("reports.export");
  const adminT = useTranslations("lists");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {exports.some(underWay) ? (
        <LinkButton variant="outline" small href="/admin/users/exports" className="justify-self-start">
          {t("lookAgain")}
        </LinkButton>
      ) : (
        <Form id="export" action={exportPeople} className="flex flex-wrap gap-3" summary={false}>
          {fileFormats.map((format) => (
            <SubmitButton key={format} name="format" value={format} variant="outline" small>
              {adminT(format)}
            </SubmitButton>
          ))}
        </Form>
      )}
      <ul className="border-t border-line-2">
        {exports.map((exportFile) => (
          <OneExport key={exportFile.id} of={exportFile} zone={zone} />
        ))}
      </ul>
      {exports.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
    </div>
  );
}

function OneExport({ of: ownExport, zone }: { of: OwnExport; zone: string | null }) {
  const t = useTranslations("reports.export");
  const format = useFormatter();
  const formatMoment = (date: Date) => format.dateTime(date, momentIn(zone));
  const { written: writtenRows, total } = ownExport;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid grow gap-1">
        <b className="font-semibold">
          {t("requestedOn", { format: ownExport.format.toUpperCase(), at: formatMoment(ownExport.createdAt) })}
        </b>
        {underWay(ownExport) && total !== null && (
          <progress className="h-2 w-full max-w-80 accent-ink" value={writtenRows} max={Math.max(total, 1)}>
            {writtenRows}
          </progress>
        )}
        {total !== null && <span className="text-sm text-ink-2">{t("count", { written: writtenRows, total })}</span>}
        {ownExport.fileId && ownExport.until && (
          <span className="text-xs text-ink-3">{t("until", { at: formatMoment(ownExport.until) })}</span>
        )}
      </span>
      <Badge look={looks[ownExport.state]}>{t(`state.${ownExport.state}`)}</Badge>
      {ownExport.fileId && (
        <a className={buttonClass({ variant: "go", small: true })} href={`/api/documents/${ownExport.fileId}`}>
          <Icon name="file" />
          {t("take")}
        </a>
      )}
    </li>
  );
}
