import { useTranslations } from "next-intl";
import type { ShownStaff } from "@/lib/recruiters/queries/public";
import { OrganizationPart } from "./organization-part";

/** Members who chose to be named; hidden if there are none. */
export function OrganizationStaff({ staff }: { staff: ShownStaff }) {
  const t = useTranslations("recruiters.organization");
  if (staff.length === 0) return null;
  return (
    <OrganizationPart title={t("staff")} lead={t("staffLead")}>
      <ul className="grid text-sm">
        {staff.map(({ id, name, teamRole }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            <span className="block text-xs text-ink-2">{t(`role.${teamRole}`)}</span>
          </li>
        ))}
      </ul>
    </OrganizationPart>
  );
}
