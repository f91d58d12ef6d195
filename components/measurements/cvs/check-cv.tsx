import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { fieldClass, hintClass } from "@/components/form/field";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { CheckedCv } from "@/lib/measurements/queries/opened-cv";
import { confirmedRows, readCode } from "@/lib/measurements/schema/cv";
import { localePath } from "@/lib/platform/i18n/routing";
import { CvSheet } from "./cv-sheet";

type Props = {
  typed: string;
  checked: CheckedCv;
  /** Shown instead of the result if the reader has hit the rate limit. */
  instead?: ReactNode;
};

/** Public page that tells whether the code of a printed CV is genuine. */
export function CheckCv({ typed: typedCode, checked, instead: rateLimitNotice }: Props) {
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
            defaultValue={typedCode}
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
      {rateLimitNotice ?? (typedCode !== "" && <Answer typed={typedCode} checked={checked} />)}
    </div>
  );
}

function Answer({ typed: typedCode, checked }: Pick<Props, "typed" | "checked">) {
  const t = useTranslations("cvs.check");
  const format = useFormatter();
  const day = (date: Date) => format.dateTime(date, "day");
  if (!checked) {
    const isWellFormed = readCode(typedCode) !== null;
    return (
      <Notice look="bad" title={isWellFormed ? t("unknown") : t("malformed")}>
        {isWellFormed && <p>{t("unknownText")}</p>}
      </Notice>
    );
  }
  const madeOn = day(checked.madeAt);
  if (checked.state !== "open")
    return (
      <Notice look="bad" title={t(checked.state)}>
        <p>{t(`${checked.state}Text`, { made: madeOn })}</p>
      </Notice>
    );
  return (
    <>
      <Notice look="good" title={t("valid")}>
        <p>{t("validText", { made: madeOn, ends: day(checked.endsAt), confirmed: confirmedRows(checked.sheet) })}</p>
      </Notice>
      <section aria-label={t("compare")}>
        <CvSheet sheet={checked.sheet} heading="h2" />
      </section>
    </>
  );
}
