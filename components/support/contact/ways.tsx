import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { MoreLink } from "@/components/ui/more-link";
import { opensChat } from "@/components/ui/opens-chat";
import "./contact.css";

type Props = { email: string | null; phone: string | null };

/** Channels that are not configured are left out; without scripts the chat is replaced by the form. */
export function Ways({ email, phone }: Props) {
  const t = useTranslations("contact");
  const common = useTranslations("common");
  return (
    <ul className="ways">
      {email && (
        <ContactWay title={common("email")} text={t("email.text")}>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </ContactWay>
      )}
      <ContactWay title={t("chat.title")} text={t("chat.text")}>
        <button type="button" className="more cursor-pointer noscript:hidden" {...opensChat}>
          {t("chat.step")}
          <Icon name="forward" />
        </button>
        <span className="hidden noscript:contents">
          <MoreLink href="#write">{t("chat.step")}</MoreLink>
        </span>
      </ContactWay>
      {phone && (
        <ContactWay title={common("phone")} text={t("phone.text")}>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </ContactWay>
      )}
    </ul>
  );
}

function ContactWay({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="address">{children}</p>
    </li>
  );
}
