import { useFormatter, useTranslations } from "next-intl";
import { AdminFrame } from "@/components/admin/admin-frame";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Contact } from "@/lib/scouting/queries/contacts";
import { type ContactView, contactViews } from "@/lib/scouting/schema";

type Props = { view: ContactView; contacts: Contact[] };

/** Whom the dashboard's figures count, row by row. */
export function ContactsPage({ view, contacts }: Props) {
  const t = useTranslations("dashboard.contactList");
  const dashboard = useTranslations("dashboard");
  const answered = contacts.filter((contact) => contact.answered).length;
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t(`lead.${view}`)} back={{ href: "/dashboard" }}>
        <nav aria-label={t("views")} className="flex flex-wrap gap-3">
          {contactViews.map((each) => (
            <LinkButton
              key={each}
              small
              className={each === view ? "bg-ink text-ground" : ""}
              aria-current={each === view ? "page" : undefined}
              href={`/dashboard/contacts?show=${each}`}
            >
              {t(`show.${each}`)}
            </LinkButton>
          ))}
        </nav>
        {contacts.length === 0 ? (
          <EmptyState drawing="boxes" title={t("none")} as="h2">
            <LinkButton href="/players">{dashboard("findPlayers")}</LinkButton>
          </EmptyState>
        ) : (
          <section>
            <p className="small soft">
              {t("count", { count: contacts.length })}
              {view === "settled" && ` · ${t("rate", { answered, count: contacts.length })}`}
            </p>
            <ul className="list">
              {contacts.map((contact) => (
                <ContactRow key={contact.id} contact={contact} view={view} />
              ))}
            </ul>
          </section>
        )}
      </AdminFrame>
    </div>
  );
}

function ContactRow({ contact: { player, kind, day, answered }, view }: { contact: Contact; view: ContactView }) {
  const t = useTranslations("dashboard.contactList");
  const format = useFormatter();
  const date = format.dateTime(day, "short");
  return (
    <li>
      <span>
        {player ? (
          <Link href={`/players/${player.id}`}>
            <b>
              <bdi>{player.name}</bdi>
            </b>
          </Link>
        ) : (
          <b>{kind === "player" ? t("gone") : t(kind)}</b>
        )}
        <small>{t(view === "paid" ? "opened" : "since", { date })}</small>
      </span>
      {view === "settled" && (
        <Badge look={answered ? "solid" : "dash"}>{t(answered ? "answered" : "unanswered")}</Badge>
      )}
    </li>
  );
}
