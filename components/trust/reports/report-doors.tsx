import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";

const pages = ["weekly", "monthly", "analytics"] as const;

/** Links to the reports; the export only for staff who may use it. */
export function ReportDoors({ mayExport }: { mayExport: boolean }) {
  const t = useTranslations("reports");
  return (
    <ul className="border-t border-line-2">
      {pages.map((page) => (
        <li key={page} className="border-b border-line">
          <Link href={`/admin/reports/${page}`} className="group grid gap-1 py-4 no-underline">
            <b className="font-semibold group-hover:underline">{t(page)}</b>
            <span className="text-sm text-ink-2">{t(`${page}Hint`)}</span>
          </Link>
        </li>
      ))}
      <li className="grid justify-items-start gap-1 border-b border-line py-4">
        <b className="font-semibold">{t("users")}</b>
        <span className="text-sm text-ink-2">{t(mayExport ? "usersHint" : "usersClosed")}</span>
        {mayExport && (
          <LinkButton variant="quiet" small href="/admin/users/exports" className="mt-2">
            {t("export.open")}
          </LinkButton>
        )}
      </li>
    </ul>
  );
}
