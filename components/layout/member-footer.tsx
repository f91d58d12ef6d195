import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import { contacts } from "@/lib/platform/text/contacts";
import { chatName } from "./footer";

export function MemberFooter() {
  const t = useTranslations("layout");
  const { chatUrl } = contacts();
  const links = [
    ["/help", t("footer.help")],
    ["/contact", t("nav.contact")],
    ["/terms", t("footer.terms")],
    ["/privacy", t("footer.privacy")],
    ...(chatUrl ? [[chatUrl, chatName(chatUrl)] satisfies [string, string]] : []),
  ] as const;
  return (
    <footer className="mt-section border-t border-line px-(--margin) py-4 text-sm text-ink-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="max-sm:w-full">{t("tagline")}</p>
        <ul className="flex flex-wrap gap-x-5 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline">
          {links.map(([href, label]) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <p className="sm:ms-auto">© 2025 Recruit</p>
      </div>
    </footer>
  );
}
