import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { closeIdentity } from "@/lib/contacts/actions/requests";
import type { OpenName, whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { momentIn } from "@/lib/platform/i18n/formats";
import { GlanceList } from "./glance-list";

type Views = Awaited<ReturnType<typeof whoSawWhat>>;

const latest = 6;

type Props = Views & { zone: string | null; guardian?: string | undefined };

/** Lists the open disclosures, with a way to end them, and the views of the profile. */
export function WhoSawWhat({ glances, open, zone, guardian }: Props) {
  const t = useSeen(guardian);
  return (
    <section id="seen" className="block" aria-labelledby="seen-title">
      <header>
        <h2 id="seen-title">{t("title")}</h2>
      </header>
      {open.length > 0 && (
        <ul className="list">
          {open.map((name) => (
            <Open key={name.id} name={name} guardian={guardian} />
          ))}
        </ul>
      )}
      {glances.length === 0 ? (
        <p className="soft small">{t("nobody")}</p>
      ) : (
        <Glances glances={glances.slice(0, latest)} zone={zone} guardian={guardian} />
      )}
      <p className="small soft">{t("board")}</p>
      {glances.length > latest && (
        <Disclosure summary={t("earlier")}>
          <Glances glances={glances.slice(latest)} zone={zone} guardian={guardian} />
        </Disclosure>
      )}
    </section>
  );
}

function Open({
  name: { id, organization, openedAt, views },
  guardian,
}: {
  name: OpenName;
  guardian: string | undefined;
}) {
  const t = useSeen(guardian);
  const format = useFormatter();
  return (
    <li>
      <span>
        <b>
          <bdi>{organization}</bdi>
        </b>
        <small>{t("openSince", { date: format.dateTime(openedAt, "day"), views })}</small>
      </span>
      <Disclosure summary={t("close")} small className="max-w-120">
        <Form action={closeIdentity} guardian={guardian} className="grid justify-items-start gap-3">
          <input type="hidden" name="disclosureId" value={id} />
          <p className="small">{t("closeMeans", { organization })}</p>
          <SubmitButton variant="outline" small doing="revoking">
            {t("closeNow")}
          </SubmitButton>
        </Form>
      </Disclosure>
    </li>
  );
}

function Glances({ glances, zone, guardian }: Omit<Props, "open">) {
  const t = useSeen(guardian);
  const format = useFormatter();
  return (
    <GlanceList
      glances={glances.map(({ what: viewKind, organization, at: viewedAt }) => ({
        organization,
        text: t(viewKind),
        at: viewedAt.toISOString(),
        date: viewKind === "identity" ? format.dateTime(viewedAt, momentIn(zone)) : format.dateTime(viewedAt, "short"),
      }))}
    />
  );
}

/** Texts addressed to the player, or to the guardian about the child. */
function useSeen(guardian: string | undefined) {
  const seenT = useTranslations("contacts.seen");
  const ofChild = useTranslations("contacts.seenOfChild");
  return guardian ? ofChild : seenT;
}
