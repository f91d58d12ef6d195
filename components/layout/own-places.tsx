import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

/** Links for signed-in users; CSS shows those of the role in `data-who` of the html element. */
const places = [
  { name: "findPlayers", href: "/players", icon: "search", seen: "recruiters:inline-flex admins:inline-flex" },
  { name: "messages", href: "/messages", icon: "chat", seen: "members:inline-flex" },
] as const;
const onceWide = {
  findPlayers: "lg:recruiters:grid lg:admins:grid",
  messages: "lg:members:grid",
};

/** For the header of a wide window. */
export function OwnPlaceIcons() {
  const t = useTranslations("layout");
  return places.map(({ name, href, icon }) => (
    <Link key={name} href={href} className={`icon-btn hidden ${onceWide[name]}`} aria-label={t(name)} title={t(name)}>
      <Icon name={icon} />
    </Link>
  ));
}

/** For the menu of a phone. */
export function OwnPlaceLinks() {
  const t = useTranslations("layout");
  return places.map(({ name, href, seen: visibilityClass }) => (
    <Link
      key={name}
      href={href}
      className={buttonClass({ variant: "bare", small: true, className: `hidden ${visibilityClass}` })}
    >
      {t(name)}
    </Link>
  ));
}
