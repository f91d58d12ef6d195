import { useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";
import { Logo } from "./logo";

/** The support line's address in the chat app; the number is one reserved for fiction. */
const chatApp = "https://wa.me/33639980011";

export function Footer() {
  const t = useTranslations("layout");
  return (
    <footer className="pit on-field">
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo />
            <p className="tag">{t("tagline")}</p>
          </div>
          <FooterColumn
            title={t("footer.product")}
            links={[
              ["/players", t("footer.athletes")],
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
              ["/contact", t("nav.contact")],
              [chatApp, "WhatsApp"],
            ]}
          />
        </div>
        <div className="scale" />
        <div className="legal">
          <span>{t("footer.scale")}</span>
          <span>© 2025 Recruit</span>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: [href: string, label: string][] }) {
  return (
    <div>
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
