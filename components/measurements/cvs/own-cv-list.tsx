import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { ShareLink } from "@/components/ui/share-link";
import { closeCv } from "@/lib/measurements/actions/cvs";
import type { OwnCv, OwnCvs } from "@/lib/measurements/queries/own-cvs";
import type { CvPart } from "@/lib/measurements/schema/cv";
import { type Locale, languageNames } from "@/lib/platform/i18n/routing";
import { useCvPart } from "./cv-part";

type Props = { own: OwnCvs; guardian: string | undefined };

const looks: Record<OwnCv["state"], BadgeLook> = { open: "full", resting: "dash", ended: "struck", closed: "struck" };

export function OwnCvList({ own: ownCvs, guardian }: Props) {
  const t = useTranslations("cvs.own");
  return (
    <section id="cvs" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5" aria-labelledby="own-cvs">
      <h2 id="own-cvs" className="heading-xl border-b border-line-2 pb-2">
        {guardian ? t("titleOfChild", { player: ownCvs.fullName }) : t("title")}
      </h2>
      {ownCvs.cvs.length === 0 ? (
        <p className="border border-dashed border-line-2 p-4 text-sm text-ink-2">
          {t(ownCvs.mayMake && !ownCvs.minor ? "empty" : "emptyOfChild")}
        </p>
      ) : (
        <p className="text-xs text-ink-3">{t("openedHint")}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {ownCvs.cvs.map((cv) => (
          <CvRow key={cv.id} cv={cv} esport={ownCvs.esport} guardian={guardian} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { cv: OwnCv; esport: boolean; guardian: string | undefined };

function CvRow({ cv, esport, guardian }: RowProps) {
  const t = useTranslations("cvs.own");
  const namedT = useTranslations("cvs.named");
  const partName = useCvPart(esport);
  const format = useFormatter();
  const { id, state, naming, locale, parts, madeAt, endsAt, closedAt, path, link } = cv;
  const day = (date: Date) => format.dateTime(date, "day");
  const stateTexts = {
    open: t("made", { made: day(madeAt), ends: day(endsAt) }),
    resting: t("resting", { made: day(madeAt) }),
    ended: t("ended", { day: day(endsAt) }),
    closed: t("closed", { day: day(closedAt ?? endsAt) }),
  };
  const partNames = parts.map((part) => partName(part as CvPart));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <p className="grid gap-0.5 text-sm">
          <b className="font-semibold">{stateTexts[state]}</b>
          <span className="text-ink-2">
            {[languageNames[locale as Locale], namedT(naming), ...partNames].join(" · ")}
          </span>
        </p>
        <Badge look={looks[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <WaysIn cv={cv} />
      <Openings cv={cv} />
      {(state === "open" || state === "resting") && (
        <div className="flex flex-wrap items-center gap-3">
          {path && (
            <LinkButton small variant="outline" href={path}>
              {t("open")}
            </LinkButton>
          )}
          {link && (
            <ShareLink
              link={link}
              title={t("shareTitle")}
              words={{ copy: t("copy"), copied: t("copied"), failed: t("copyFailed"), share: t("share") }}
            />
          )}
          <Form action={closeCv} guardian={guardian} id={`close-${id}`} className="" summary={false}>
            <input type="hidden" name="cvId" value={id} />
            <SubmitButton
              variant="quiet"
              small
              pending={t("closing")}
              aria-label={t("closeWhich", { day: day(madeAt) })}
            >
              {t("close")}
            </SubmitButton>
          </Form>
        </div>
      )}
    </li>
  );
}

/** Link and code; one click selects the whole text. */
function WaysIn({ cv: { state, link, code } }: { cv: OwnCv }) {
  const t = useTranslations("cvs.own");
  if (state !== "open") return null;
  if (!link) return <p className="text-sm text-ink-2">{t("linkLost")}</p>;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      <dt className="text-ink-2">{t("link")}</dt>
      <dd className="wrap-anywhere select-all">
        <bdi dir="ltr">{link}</bdi>
      </dd>
      <dt className="text-ink-2">{t("code")}</dt>
      <dd className="font-semibold select-all">
        <bdi dir="ltr">{code}</bdi>
      </dd>
    </dl>
  );
}

function Openings({ cv: { opened, openings } }: { cv: OwnCv }) {
  const t = useTranslations("cvs.own");
  const format = useFormatter();
  return (
    <div className="grid gap-1 text-sm">
      <p>{t("opened", { count: opened })}</p>
      {openings.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {openings.map(({ openedOn, count }) => (
            <li key={openedOn.toISOString()}>
              {t("openedOn", { day: format.dateTime(openedOn, "short", { timeZone: "UTC" }), count })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
