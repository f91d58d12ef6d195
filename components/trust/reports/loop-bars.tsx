import { useFormatter, useTranslations } from "next-intl";
import type { Funnel } from "@/lib/trust/queries/loop";

/** Number of users at each step, and their share of the previous step. */
export function LoopBars({ steps }: { steps: Funnel }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  return (
    <section aria-labelledby="loop" className="grid content-start gap-3 break-inside-avoid">
      <h2 id="loop" className="heading-xl border-b border-line-2 pb-2">
        {t("loop")}
      </h2>
      <p className="text-sm text-ink-2">{t("loopHint")}</p>
      <table className="w-full border-collapse text-sm">
        <caption className="vh">{t("loop")}</caption>
        <tbody>
          {steps.map(({ step, count, ofMost, ofBefore }) => (
            <tr key={step} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {t(`step.${step}`)}
              </th>
              <td className="w-2/5">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  className={`h-4 w-full rtl:-scale-x-100 ${step === "signed" ? "text-mark" : "text-ink"}`}
                >
                  <rect width={ofMost * 100} height="10" fill="currentColor" />
                </svg>
              </td>
              <td className="num py-2 ps-3 text-end">{format.number(count, "whole")}</td>
              <td className="num w-14 py-2 ps-3 text-end text-ink-2">
                {ofBefore !== null && format.number(ofBefore, "percent")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
