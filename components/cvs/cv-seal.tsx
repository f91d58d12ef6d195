import { useFormatter, useTranslations } from "next-intl";

type Props = { code: string; address: string; madeAt: Date; endsAt: Date };

/** By what whoever holds the paper finds out that it is real. */
export function CvSeal({ code, address, madeAt, endsAt }: Props) {
  const t = useTranslations("cvs.paper");
  const format = useFormatter();
  const day = (at: Date) => format.dateTime(at, "day");
  return (
    <section
      aria-labelledby="cv-seal"
      className="grid items-center gap-x-8 gap-y-3 border border-line-2 p-5 break-inside-avoid-page sm:grid-cols-[auto_minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)] print:p-3"
    >
      <p className="num text-number-s whitespace-nowrap select-all">
        <bdi dir="ltr">{code}</bdi>
      </p>
      <div className="grid gap-1 text-sm">
        <h2 id="cv-seal" className="label">
          {t("check")}
        </h2>
        <p className="text-ink-2">{t("how", { made: day(madeAt), ends: day(endsAt) })}</p>
        <p className="wrap-anywhere">
          <a href={`${address}?code=${code}`}>
            <bdi dir="ltr">{address}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}
