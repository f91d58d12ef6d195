import { useFormatter, useTranslations } from "next-intl";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Contact } from "@/lib/contacts/queries/contacts";
import { type ContactView, contactViews } from "@/lib/contacts/schema/requests";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { view: ContactView; contacts: Contact[] };

/** The list behind the figures of the dashboard. */
export function ContactsPage({ view, contacts }: Props) {
  const t = useTranslations("dashboard.contactList");
  const common = useTranslations("common");
  const answeredCount = contacts.filter((contact) => contact.answered).length;
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t(`lead.${view}`)} back={{ href: "/dashboard" }}>
        <nav aria-label={t("views")} className="flex flex-wrap gap-3">
          {contactViews.map((contactView) => (
            <LinkButton
              key={contactView}
              small
              className={contactView === view ? "bg-ink text-ground" : ""}
              aria-current={contactView === view ? "page" : undefined}
              href={`/dashboard/contacts?show=${contactView}`}
            >
              {t(`show.${contactView}`)}
            </LinkButton>
          ))}
        </nav>
        {contacts.length === 0 ? (
          <EmptyState drawing="boxes" title={t("none")} as="h2">
            <LinkButton href="/players">{common("findPlayers")}</LinkButton>
          </EmptyState>
        ) : (
          <section>
            <p className="small soft">
              {t("count", { count: contacts.length })}
              {view === "settled" && ` · ${t("rate", { answered: answeredCount, count: contacts.length })}`}
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

function ContactRow({
  contact: { player, kind, day, answered: isAnswered },
  view,
}: {
  contact: Contact;
  view: ContactView;
}) {
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
        <Badge look={isAnswered ? "solid" : "dash"}>{t(isAnswered ? "answered" : "unanswered")}</Badge>
      )}
    </li>
  );
}
