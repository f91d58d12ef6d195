import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { fieldClass, hintClass } from "@/components/form/field";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { CheckedCv } from "@/lib/cvs/queries/opened-cv";
import { readCode } from "@/lib/cvs/schema/cv";
import { localePath } from "@/lib/platform/i18n/routing";
import { CvSheet } from "./cv-sheet";

type Props = {
  typed: string;
  checked: CheckedCv;
  /** In place of an answer, for who asks too often. */
  instead?: ReactNode;
};

/** Where anybody who holds the paper of a CV finds out whether it is real, and what it should say. */
export function CheckCv({ typed, checked, instead }: Props) {
  const t = useTranslations("cvs.check");
  const locale = useLocale();
  return (
    <div className="wrap grid grid-cols-[minmax(0,52rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </header>
      <form action={localePath("/cv/check", locale)} className="grid max-w-112 gap-4 print:hidden">
        <div className={fieldClass}>
          <label className="label" htmlFor="code">
            {t("code")}
          </label>
          <input
            id="code"
            name="code"
            className="control"
            dir="ltr"
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="code-hint"
            required
          />
          <p id="code-hint" className={hintClass}>
            {t("codeHint")}
          </p>
        </div>
        <button type="submit" className={buttonClass({ className: "justify-self-start" })}>
          {t("send")}
        </button>
      </form>
      {instead ?? (typed !== "" && <Answer typed={typed} checked={checked} />)}
    </div>
  );
}

function Answer({ typed, checked }: Pick<Props, "typed" | "checked">) {
  const t = useTranslations("cvs.check");
  const format = useFormatter();
  const day = (at: Date) => format.dateTime(at, "day");
  if (!checked) {
    const known = readCode(typed) !== null;
    return (
      <Notice look="bad" title={known ? t("unknown") : t("malformed")}>
        {known && <p>{t("unknownText")}</p>}
      </Notice>
    );
  }
  const made = day(checked.madeAt);
  if (checked.state !== "open")
    return (
      <Notice look="bad" title={t(checked.state)}>
        <p>{t(`${checked.state}Text`, { made })}</p>
      </Notice>
    );
  return (
    <>
      <Notice look="good" title={t("valid")}>
        <p>{t("validText", { made, ends: day(checked.endsAt) })}</p>
      </Notice>
      <section aria-label={t("compare")}>
        <CvSheet sheet={checked.sheet} heading="h2" />
      </section>
    </>
  );
}
