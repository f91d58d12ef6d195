import { useFormatter, useTranslations } from "next-intl";
import { useCountryName, useTownName } from "@/components/search/words";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";

export function RequestSender({ recruiter }: Pick<ReceivedRequest, "recruiter">) {
  const t = useTranslations("contacts.received");
  const type = useTranslations("recruiters.type");
  const format = useFormatter();
  const country = useCountryName();
  const town = useTownName();
  const { organizationType, verifiedAt, websiteUrl, asker } = recruiter;
  return (
    <p className="small soft">
      {[type(organizationType), town(recruiter), country(recruiter.country)].join(" · ")}
      {asker && (
        <>
          {" "}
          · <bdi>{asker}</bdi>
        </>
      )}
      {verifiedAt && <> · {t("verified", { date: format.dateTime(verifiedAt, "day") })}</>}
      {websiteUrl && (
        <>
          {" · "}
          <a href={websiteUrl} rel="noopener nofollow" target="_blank">
            <bdi>{new URL(websiteUrl).hostname}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
