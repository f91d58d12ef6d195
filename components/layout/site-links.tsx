import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { NavLinks, NavList } from "./nav-links";

export function SiteLinks() {
  const t = useTranslations("layout.nav");
  const items = [
    { href: "/", label: t("home") },
    { href: "/sports", label: t("sports") },
    { href: "/news", label: t("news") },
    { href: "/events", label: t("events") },
    { href: "/pricing", label: t("pricing") },
    { href: "/sport-jobs", label: t("jobs") },
    { href: "/about", label: t("about") },
    { href: "/contact", label: t("contact") },
  ];
  return (
    <Suspense fallback={<NavList items={items} />}>
      <NavLinks items={items} />
    </Suspense>
  );
}
