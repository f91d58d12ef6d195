import { useTranslations } from "next-intl";
import { ClientWords } from "@/components/layout/client-words";
import { Link } from "@/lib/platform/i18n/navigation";
import { TicketForm } from "./ticket-form";

export function WriteToUs() {
  const t = useTranslations("contact.form");
  const common = useTranslations("common");
  const texts = {
    name: t("name"),
    email: common("email"),
    emailHint: t("emailHint"),
    message: t("message"),
    submit: t("submit"),
    sent: useTranslations("contact")("sent"),
  };
  return (
    <section className="write" aria-labelledby="write-title">
      <div>
        <h2 id="write-title">{t("title")}</h2>
        <ClientWords only={["form.optional", "form.doing"]}>
          <TicketForm words={texts} />
        </ClientWords>
      </div>
      <WhatHappens />
    </section>
  );
}

function WhatHappens() {
  const t = useTranslations("contact.next");
  return (
    <aside aria-labelledby="then">
      <h2 id="then">{t("title")}</h2>
      <ol>
        <li>{t("received")}</li>
        <li>{t("read")}</li>
        <li>{t("answered")}</li>
      </ol>
      <p className="small soft">
        {t("faq")} <Link href="/help">{t("faqLink")}</Link>
      </p>
    </aside>
  );
}
