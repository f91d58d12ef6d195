import { useFormatter, useTranslations } from "next-intl";
import { AccessMark } from "@/components/ui/access-mark";
import { Badge } from "@/components/ui/badge";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import { TwoConsents } from "./two-consents";

/** The request as the club sees it, without the club's credits. */
export function ClubsView({ request, handle }: { request: ReceivedRequest; handle: string }) {
  const t = useTranslations("contacts.clubsView");
  const minor = useTranslations("contacts.minor");
  const scouting = useTranslations("contacts");
  const format = useFormatter();
  const { recruiter, playerAnswer, guardianAnswer, expiresAt } = request;
  return (
    <section className="grid gap-3" aria-labelledby="clubs-view">
      <h2 id="clubs-view" className="text-xl">
        {t("title")}
      </h2>
      <p className="text-sm text-ink-2">{t("text", { organization: recruiter.organizationName })}</p>
      <div className="grid gap-4 border border-line-2 bg-ground p-4">
        <p className="flex flex-wrap items-center gap-2">
          <b className="me-auto text-lg font-semibold">
            <bdi>{handle}</bdi>
          </b>
          <AccessMark accessLevel="profile" />
          <Badge look="full" className="whitespace-normal">
            {minor("badge")}
          </Badge>
        </p>
        <TwoConsents
          until={format.dateTime(expiresAt, "day")}
          sides={[
            { who: minor("player"), answer: playerAnswer },
            { who: scouting("identity.guardian"), answer: guardianAnswer },
          ]}
        />
        <p className="border border-dashed border-line-2 p-3 text-sm text-ink-2">{minor("opens")}</p>
      </div>
    </section>
  );
}
