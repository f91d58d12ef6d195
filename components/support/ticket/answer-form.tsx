import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import { languageName } from "@/lib/platform/i18n/spoken-languages";
import { answerTicket } from "@/lib/support/actions";
import type { AnswerBeginning } from "@/lib/support/queries/help";
import type { OpenedTicket } from "@/lib/support/queries/tickets";
import { longestAnswer } from "@/lib/support/schema/ticket-list";

type Props = {
  ticket: OpenedTicket;
  language: Locale;
  beginnings: AnswerBeginning[];
  /** Id of the chosen beginning. */
  begin: string | undefined;
};

/** An empty answer, or one that starts with a passage of the help. */
export function AnswerForm({ ticket: { id, answers }, language, beginnings, begin }: Props) {
  const t = useTranslations("admin.ticket");
  const locale = useLocale();
  const chosen = beginnings.find((beginning) => beginning.id === begin);
  return (
    <section aria-labelledby="answer" className="grid gap-4 border-t border-line-2 pt-6">
      <h2 id="answer" className="heading-xl">
        {t("answer")}
      </h2>
      <Disclosure summary={t("beginWith")} className="border-y border-line">
        <ul className="columns-[16rem] gap-6 text-sm">
          {beginnings.map((beginning) => (
            <li key={beginning.id} className="break-inside-avoid py-1">
              <Link
                href={`/admin/tickets/${id}?begin=${beginning.id}#answer`}
                aria-current={beginning === chosen ? "true" : undefined}
                scroll={false}
              >
                {beginning.question}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Form
        key={`${chosen?.id} ${answers.length}`}
        id={`answer-with-${chosen?.id ?? "nothing"}`}
        action={answerTicket}
        keepsDraft
      >
        <input type="hidden" name="ticketId" value={id} />
        <input type="hidden" name="answers" value={answers.length} />
        <TextArea
          name="content"
          label={t("answer")}
          hint={t("answerHint", { language: languageName(locale, language) })}
          defaultValue={chosen?.answer}
          maxLength={longestAnswer}
          rows={8}
          dir="auto"
          required
        />
        <SubmitButton className="sm:justify-self-start" doing="sending">
          {t("send")}
        </SubmitButton>
      </Form>
      <p className="small soft">{t("whereRepliesGo")}</p>
    </section>
  );
}
