import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import type { Action } from "@/lib/action";

type Props<T> = {
  action: Action<T>;
  /** Of the mailed link that answers. */
  token?: string | undefined;
  guardian?: string | undefined;
  ofChild: boolean;
};

/** Four answers, each a form of its own: two take one press, two a date. */
export function AvailabilityForms<T>({ ofChild, ...form }: Props<T>) {
  const t = useTranslations("availability.ask");
  const who = ofChild ? "child" : "own";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start gap-3">
        <Answer {...form} answer="available">
          <SubmitButton variant={form.token ? "go" : "outline"} pending={t("saving")}>
            {t(`${who}.available`)}
          </SubmitButton>
        </Answer>
        <Answer {...form} answer="unavailable">
          <SubmitButton variant="quiet" pending={t("saving")}>
            {t(`${who}.unavailable`)}
          </SubmitButton>
        </Answer>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-6">
        <Answer {...form} answer="from">
          <TextInput name="availableFrom" type="date" label={t("availableFrom")} required />
          <SubmitButton variant="outline" small pending={t("saving")}>
            {t(`${who}.from`)}
          </SubmitButton>
        </Answer>
        <Answer {...form} answer="committed">
          <TextInput name="committedOn" type="date" label={t("committedOn")} required />
          <SubmitButton variant="outline" small pending={t("saving")}>
            {t(`${who}.committed`)}
          </SubmitButton>
        </Answer>
      </div>
    </div>
  );
}

type AnswerProps<T> = Omit<Props<T>, "ofChild"> & { answer: string; children: ReactNode };

function Answer<T>({ action, token, guardian, answer, children }: AnswerProps<T>) {
  return (
    <Form
      action={action}
      guardian={guardian}
      id={`say-${answer}`}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3"
    >
      <input type="hidden" name="answer" value={answer} />
      {token && <input type="hidden" name="token" value={token} />}
      {children}
    </Form>
  );
}
