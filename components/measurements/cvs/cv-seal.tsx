import { useFormatter, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";

type Props = { code: string; address: string; qr: { size: number; path: string }; madeAt: Date; endsAt: Date };

/** The code and the address with which a reader of the printed CV can verify it. */
export function CvSeal({ code, address, qr, madeAt, endsAt }: Props) {
  const t = useTranslations("cvs.printed");
  const format = useFormatter();
  const day = (date: Date) => format.dateTime(date, "day");
  return (
    <section
      aria-labelledby="cv-seal"
      className="grid items-center gap-x-8 gap-y-3 border border-line-2 p-5 break-inside-avoid-page sm:grid-cols-[auto_minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)] print:p-3"
    >
      <div className="grid justify-items-start gap-2">
        <QrCode qr={qr} label={t("qr")} className="size-32" />
        <p className="num text-number-s whitespace-nowrap select-all">
          <bdi dir="ltr">{code}</bdi>
        </p>
      </div>
      <div className="grid gap-1 text-sm">
        <h2 id="cv-seal" className="label">
          {t("check")}
        </h2>
        <p className="text-ink-2">{t("how", { made: day(madeAt), ends: day(endsAt) })}</p>
        <p className="wrap-anywhere">
          <a href={address}>
            <bdi dir="ltr">{address.split("?")[0]}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}
