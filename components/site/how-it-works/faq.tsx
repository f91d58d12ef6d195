import { useTranslations } from "next-intl";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/layout/section";
import { Disclosure } from "@/components/ui/disclosure";
import { LinkButton } from "@/components/ui/link-button";
import type { Rules } from "./rules";

const questions = ["free", "name", "back", "minors", "verified", "credit", "trial", "languages"] as const;

/** Also rendered as structured data for search engines. */
export function Faq({ rules }: { rules: Rules }) {
  const t = useTranslations("how-it-works");
  const common = useTranslations("common");
  const entries = questions.map((id) => ({
    question: t(`faq.${id}.question`, rules),
    answer: t(`faq.${id}.answer`, rules),
  }));
  return (
    <Section title={t("faq.title")} joined>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: entries.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
      <div className="faq">
        {entries.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
        <p className="ask">
          {t("ask")} <LinkButton href="/contact">{common("contactUs")}</LinkButton>
        </p>
      </div>
    </Section>
  );
}
