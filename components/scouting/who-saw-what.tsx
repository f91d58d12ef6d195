import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { formats, momentIn } from "@/lib/core/i18n/formats";
import { closeIdentity } from "@/lib/scouting/actions";
import type { OpenName, whoSawWhat } from "@/lib/scouting/queries/who-saw-what";

type Seen = Awaited<ReturnType<typeof whoSawWhat>>;

const latest = 6;

/** To whom the name is open, with the way to close it, and who looked at what. */
export function WhoSawWhat({ glances, open, zone }: Seen & { zone: string | null }) {
  const t = useTranslations("scouting.seen");
  return (
    <section id="seen" className="block" aria-labelledby="seen-title">
      <header>
        <h2 id="seen-title">{t("title")}</h2>
      </header>
      {open.length > 0 && (
        <ul className="list">
          {open.map((name) => (
            <Open key={name.id} name={name} />
          ))}
        </ul>
      )}
      {glances.length === 0 ? (
        <p className="soft small">{t("nobody")}</p>
      ) : (
        <Glances glances={glances.slice(0, latest)} zone={zone} />
      )}
      {glances.length > latest && (
        <Disclosure summary={t("earlier")}>
          <Glances glances={glances.slice(latest)} zone={zone} />
        </Disclosure>
      )}
    </section>
  );
}

function Open({ name: { id, organization, openedAt, views } }: { name: OpenName }) {
  const t = useTranslations("scouting.seen");
  const format = useFormatter();
  return (
    <li>
      <span>
        <b>
          <bdi>{organization}</bdi>
        </b>
        <small>{t("openSince", { date: format.dateTime(openedAt, "day"), views })}</small>
      </span>
      <Form action={closeIdentity} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="disclosureId" value={id} />
        <SubmitButton variant="quiet" small pending={t("closing")}>
          {t("close")}
        </SubmitButton>
      </Form>
    </li>
  );
}

function Glances({ glances, zone }: { glances: Seen["glances"]; zone: string | null }) {
  const t = useTranslations("scouting.seen");
  const format = useFormatter();
  return (
    <ul className="list">
      {glances.map(({ what, organization, at }) => (
        <li key={`${what} ${organization} ${at.getTime()}`}>
          <span>
            <bdi>{organization}</bdi>
            <small>{t(what)}</small>
          </span>
          <time className="xs" dateTime={at.toISOString()}>
            {format.dateTime(at, what === "identity" ? momentIn(zone) : formats.dateTime.short)}
          </time>
        </li>
      ))}
    </ul>
  );
}
