import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import type { Action } from "@/lib/entry/action";

type Props<T> = {
  action: Action<T>;
  /** Token of the e-mailed link. */
  token?: string | undefined;
  guardian?: string | undefined;
  ofChild: boolean;
};

/** Each answer is a form of its own, so that two of the four need a single click. */
export function AvailabilityForms<T>({ ofChild, ...form }: Props<T>) {
  const t = useTranslations("availability.ask");
  const subject = ofChild ? "child" : "own";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start gap-3">
        <Answer {...form} answer="available">
          <SubmitButton variant={form.token ? "go" : "outline"} doing="saving">
            {t(`${subject}.available`)}
          </SubmitButton>
        </Answer>
        <Answer {...form} answer="unavailable">
          <SubmitButton variant="quiet" doing="saving">
            {t(`${subject}.unavailable`)}
          </SubmitButton>
        </Answer>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-6">
        <Answer {...form} answer="from">
          <TextInput name="availableFrom" type="date" label={t("availableFrom")} required />
          <SubmitButton variant="outline" small doing="saving">
            {t(`${subject}.from`)}
          </SubmitButton>
        </Answer>
        <Answer {...form} answer="committed">
          <TextInput name="committedOn" type="date" label={t("committedOn")} required />
          <SubmitButton variant="outline" small doing="saving">
            {t(`${subject}.committed`)}
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
