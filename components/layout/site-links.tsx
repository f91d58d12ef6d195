import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { type NavItem, NavLinks, NavList } from "./nav-links";

export function SiteLinks() {
  const items = useSiteItems();
  return (
    <Suspense fallback={<NavList items={items} />}>
      <NavLinks items={items} />
    </Suspense>
  );
}

export function useSiteItems(): NavItem[] {
  const t = useTranslations("layout.nav");
  return [
    { href: "/", label: t("home") },
    { href: "/sports", label: t("sports") },
    { href: "/news", label: t("news") },
    { href: "/events", label: t("events") },
    { href: "/pricing", label: t("pricing") },
    { href: "/sport-jobs", label: t("jobs") },
    { href: "/about", label: t("about") },
    { href: "/contact", label: t("contact") },
  ];
}
