import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { momentIn } from "@/lib/platform/i18n/formats";
import { exportPeople } from "@/lib/reports/actions";
import type { OwnExport } from "@/lib/reports/queries/exports";
import { fileFormats } from "@/lib/reports/schema";

const looks = { waiting: "dash", running: "dash", ready: "full", gone: "struck", failed: "struck" } as const;
const underWay = ({ state }: OwnExport) => state === "waiting" || state === "running";

/** Everybody as a file: asked for here, written by a job, and taken from here while it is kept. */
export function ExportsDesk({ exports, zone }: { exports: OwnExport[]; zone: string | null }) {
  const t = useTranslations("reports.export");
  const adminT = useTranslations("desk");
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
        {exports.map((each) => (
          <OneExport key={each.id} of={each} zone={zone} />
        ))}
      </ul>
      {exports.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
    </div>
  );
}

function OneExport({ of: each, zone }: { of: OwnExport; zone: string | null }) {
  const t = useTranslations("reports.export");
  const format = useFormatter();
  const at = (date: Date) => format.dateTime(date, momentIn(zone));
  const { written, total } = each;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid grow gap-1">
        <b className="font-semibold">{t("asked", { format: each.format.toUpperCase(), at: at(each.createdAt) })}</b>
        {underWay(each) && total !== null && (
          <progress className="h-2 w-full max-w-80 accent-ink" value={written} max={Math.max(total, 1)}>
            {written}
          </progress>
        )}
        {total !== null && <span className="text-sm text-ink-2">{t("count", { written, total })}</span>}
        {each.fileId && each.until && <span className="text-xs text-ink-3">{t("until", { at: at(each.until) })}</span>}
      </span>
      <Badge look={looks[each.state]}>{t(`state.${each.state}`)}</Badge>
      {each.fileId && (
        <a className={buttonClass({ variant: "go", small: true })} href={`/api/documents/${each.fileId}`}>
          <Icon name="file" />
          {t("take")}
        </a>
      )}
    </li>
  );
}
