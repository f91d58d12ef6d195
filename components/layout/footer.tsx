import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import { contacts } from "@/lib/platform/text/contacts";
import { Logo } from "./logo";

export function Footer() {
  const t = useTranslations("layout");
  const { chatUrl } = contacts();
  return (
    <footer className="pit on-field">
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo drawing="" />
            <p className="tag">{t("tagline")}</p>
          </div>
          <FooterColumn
            title={t("footer.product")}
            links={[
              ["/players", t("footer.athletes")],
              ["/esport", t("footer.esport")],
              ["/recruiters", t("footer.recruiters")],
              ["/sports", t("nav.sports")],
              ["/events", t("nav.events")],
              ["/sport-jobs", t("nav.jobs")],
            ]}
          />
          <FooterColumn
            title={t("footer.frame")}
            links={[
              ["/terms", t("footer.terms")],
              ["/privacy", t("footer.privacy")],
              ["/how-it-works", t("footer.how")],
              ["/about", t("nav.about")],
            ]}
          />
          <FooterColumn
            title={t("footer.reach")}
            links={[
              ["/help", t("footer.help")],
              ["/contact", t("nav.contact")],
              ...(chatUrl ? [[chatUrl, chatName(chatUrl)] satisfies [string, string]] : []),
            ]}
          />
        </div>
        <div className="scale" />
        <div className="legal pe-14 max-sm:mt-6">
          <span className="max-sm:hidden">{t("footer.scale")}</span>
          <span>© 2025 Recruit</span>
        </div>
      </div>
    </footer>
  );
}

/** Name of the chat service, which is the same in every language. */
export const chatName = (url: string) =>
  /\b(wa\.me|whatsapp\.com)$/.test(new URL(url).host) ? "WhatsApp" : new URL(url).host;

function FooterColumn({ title, links }: { title: string; links: [href: string, label: string][] }) {
  return (
    <div className="max-[56rem]:nth-2:row-span-2">
      <h2>{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
