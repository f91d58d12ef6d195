import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import type { OwnApplication } from "@/lib/jobs/queries/applications";

/** The receipt in the list: everything the poster can see. */
export function SentApplication({ application }: { application: OwnApplication }) {
  const { state, name, words: motivation, contactEmail, contactPhone, cvId } = application;
  const t = useTranslations("jobs");
  if (state === "withdrawn") return null;
  return (
    <Disclosure small className="" summary={t("sent.what")}>
      <span className="grid justify-items-start gap-1 text-sm">
        <bdi>{[name, contactEmail, contactPhone].filter(Boolean).join(" · ")}</bdi>
        <span className="max-w-[40rem] whitespace-pre-line" dir="auto">
          {motivation}
        </span>
        {cvId && (
          <a
            className="inline-flex items-center gap-1"
            href={`/api/documents/${cvId}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="file" />
            {t("application.cv")}
          </a>
        )}
      </span>
    </Disclosure>
  );
}
