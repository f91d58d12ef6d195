import { useTranslations } from "next-intl";
import type { HelpPassage } from "@/lib/support/queries/help";
import { sectionNames } from "@/lib/support/schema/passages";
import { QuestionList } from "./question-list";

/** All questions, grouped by section. */
export function Questions({ passages }: { passages: HelpPassage[] }) {
  const t = useTranslations("help.section");
  return sectionNames.map((name) => (
    <section
      key={name}
      className="grid gap-x-gap gap-y-3 border-t border-line-2 pt-5 pb-10 md:grid-cols-[4fr_7fr]"
      aria-labelledby={name}
    >
      <h2 id={name} className="text-display-s">
        {t(name)}
      </h2>
      <QuestionList passages={passages.filter(({ section }) => section === name)} />
    </section>
  ));
}
