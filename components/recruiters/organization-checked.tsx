import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { PublicOrganization } from "@/lib/recruiters/queries/public";
import type { CheckedDocument } from "@/lib/trust/queries/public";
import { OrganizationPart } from "./organization-part";

type Props = { checked: CheckedDocument[]; type: PublicOrganization["organizationType"] };

/** Lists what was verified and in which month, never the document. */
export function OrganizationChecked({ checked, type }: Props) {
  const t = useTranslations("recruiters.organization");
  const format = useFormatter();
  if (checked.length === 0) return null;
  return (
    <OrganizationPart title={t("checked")} lead={t("checkedLead")}>
      <ul className="grid text-sm">
        {checked.map((document) => (
          <li key={document.type} className="flex items-start gap-2 border-t border-line py-2">
            <span className="text-good">
              <Icon name="check" />
            </span>
            <span>
              {t(`document.${wordOf(document.type, type)}`)}
              <span className="block text-xs text-ink-2">{format.dateTime(document.at, "month")}</span>
            </span>
          </li>
        ))}
      </ul>
    </OrganizationPart>
  );
}

/** A scout proves a mandate instead of an organization. */
function wordOf(document: CheckedDocument["type"], type: Props["type"]) {
  if (document === "organization_proof") return type === "scout" ? "mandate" : "organization";
  return document === "professional_licence" ? "licence" : "identity";
}
