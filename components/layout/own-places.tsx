import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

/** Where somebody signed in goes most; <html data-who> decides which of them is seen. */
const places = [
  { name: "findPlayers", href: "/players", icon: "search", seen: "recruiters:inline-flex admins:inline-flex" },
  { name: "messages", href: "/messages", icon: "chat", seen: "members:inline-flex" },
] as const;
const onceWide = {
  findPlayers: "lg:recruiters:grid lg:admins:grid",
  messages: "lg:members:grid",
};

/** In the header of a wide window. */
export function OwnPlaceIcons() {
  const t = useTranslations("layout");
  return places.map(({ name, href, icon }) => (
    <Link key={name} href={href} className={`icon-btn hidden ${onceWide[name]}`} aria-label={t(name)} title={t(name)}>
      <Icon name={icon} />
    </Link>
  ));
}

/** In the menu of a phone. */
export function OwnPlaceLinks() {
  const t = useTranslations("layout");
  return places.map(({ name, href, seen }) => (
    <Link key={name} href={href} className={buttonClass({ variant: "bare", small: true, className: `hidden ${seen}` })}>
      {t(name)}
    </Link>
  ));
}
