import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import type { HelpPassage } from "@/lib/support/queries/help";
import { HelpSearch } from "./help-search";
import { QuestionList } from "./question-list";
import { Unanswered } from "./unanswered";

type Props = { passage: HelpPassage; beside: HelpPassage[] };

export function PassagePage({ passage: { section, question, answer, leads }, beside: related }: Props) {
  const t = useTranslations("help");
  return (
    <div className="wrap grid gap-y-12 pb-section">
      <article className="grid max-w-[44rem] gap-6 pt-10">
        <BackLink href="/help" label={t("title")} />
        <h1 className="text-display-m">{question}</h1>
        <p className="border-s-3 border-flag ps-5 text-lg leading-[1.5] text-pretty">{answer}</p>
        {leads && (
          <LinkButton
            href={leads}
            className={`justify-self-start ${leads.startsWith("/auth") ? "members:hidden" : ""}`}
          >
            {t(`place.${leads.slice(1).replace("/", "-")}` as "place.account")}
          </LinkButton>
        )}
      </article>
      <section
        className="grid gap-x-gap gap-y-3 border-t border-line-2 pt-5 md:grid-cols-[4fr_7fr] print:hidden"
        aria-labelledby="beside"
      >
        <h2 id="beside" className="text-display-s">
          {t("more", { section: t(`section.${section}`) })}
        </h2>
        <QuestionList passages={related} />
      </section>
      <div className="print:hidden">
        <HelpSearch phrase="" />
      </div>
      <Unanswered />
    </div>
  );
}
