import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { OpenedCase } from "@/lib/trust/queries/cases";
import { stateLooks } from "./case-list";
import { CaseReports } from "./case-reports";
import { CaseSide } from "./case-side";
import { CaseThing } from "./case-thing";
import { Decision } from "./decision";

type Props = { openedCase: OpenedCase; reader: string; zone: string | null };

export function CaseFile({ openedCase, reader, zone }: Props) {
  const t = useTranslations("moderation");
  const { kind, urgent, state } = openedCase;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge look={stateLooks[state]}>{t(`admin.states.${state}`)}</Badge>
        {urgent && <Badge look="flag">{t("admin.urgent")}</Badge>}
        {t(`kind.${kind}`)}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-10">
          <CaseReports reports={openedCase.reports} zone={zone} />
          <CaseThing openedCase={openedCase} />
          <Decision openedCase={openedCase} reader={reader} zone={zone} />
        </div>
        <CaseSide openedCase={openedCase} />
      </div>
    </>
  );
}
