import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { CvGone } from "@/components/measurements/cvs/cv-gone";
import { CvSeal } from "@/components/measurements/cvs/cv-seal";
import { CvSheet } from "@/components/measurements/cvs/cv-sheet";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { currentActor } from "@/lib/entry/session";
import { openedCv } from "@/lib/measurements/queries/opened-cv";
import { checkLink, checkQr, printedCode } from "@/lib/measurements/queries/printed-cv";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cvs");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Public to everyone who has the link. */
export default async function CvPage({ params }: PageProps<"/[locale]/cv/[code]">) {
  const [actor, { code: token }, locale, t] = await Promise.all([
    currentActor(),
    params,
    getLocale(),
    getTranslations("cvs"),
  ]);
  const cv = await openedCv({ ...actor, locale }, token).catch(ifTooOften);
  if (cv instanceof Refusal)
    return (
      <div className="wrap head pb-24">
        <h1>{t("page")}</h1>
        <TooOften refusal={cv} />
      </div>
    );
  if (cv?.state !== "open") return <CvGone why={cv?.state ?? "unknown"} />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,56rem)] gap-8 pt-8 pb-section print:block print:space-y-5 print:p-0">
      <p className="print:hidden">
        <a
          className={buttonClass({ variant: "outline", small: true })}
          href={`/api/cvs/${token}?locale=${locale}`}
          download
        >
          <Icon name="file" />
          {t("pdf")}
        </a>
      </p>
      <CvSheet sheet={cv.sheet} portrait={cv.hasPortrait ? `/api/cvs/${token}/portrait` : null} />
      <CvSeal
        code={printedCode(cv.cvId)}
        address={checkLink(cv.cvId, locale)}
        qr={checkQr(cv.cvId, locale)}
        madeAt={cv.madeAt}
        endsAt={cv.endsAt}
      />
      <img className="absolute size-px opacity-0" src={`/api/cvs/${token}/seen`} alt="" width={1} height={1} />
    </div>
  );
}
