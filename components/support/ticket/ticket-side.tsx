import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { useCountryName } from "@/components/search/words";
import { Address } from "@/components/ui/address";
import { Badge } from "@/components/ui/badge";
import { agentLaws } from "@/lib/billing/schema";
import { languageName } from "@/lib/platform/i18n/spoken-languages";
import { assignTicket, closeTicket, reopenTicket } from "@/lib/support/actions";
import type { OpenedTicket } from "@/lib/support/queries/tickets";
import { stateLooks } from "./ticket-list";

export function TicketSide({ ticket }: { ticket: OpenedTicket }) {
  const t = useTranslations("admin.ticket");
  const common = useTranslations("common");
  const reader = useLocale();
  const { id, email, locale, userId, state, assigneeId, colleagues } = ticket;
  const isClosed = state === "closed";
  return (
    <aside className="grid content-start gap-6">
      <div className="grid gap-1 text-sm">
        <Badge look={stateLooks[state]} className="mb-2 justify-self-start">
          {t("is", { state: t(`states.${state}`) })}
        </Badge>
        <span className="wrap-anywhere">
          <Address email={email} />
        </span>
        <span className="text-ink-2">{t(userId ? "withAccount" : "withoutAccount")}</span>
        <span className="text-ink-2">
          {t("language")} {languageName(reader, locale)}
        </span>
        <AgentLaw country={ticket.country} />
      </div>
      <Form key={assigneeId} id="assign-form" action={assignTicket}>
        <input type="hidden" name="ticketId" value={id} />
        <input type="hidden" name="from" value={assigneeId ?? ""} />
        <Select
          name="assigneeId"
          label={t("assignee")}
          placeholder={t("nobody")}
          defaultValue={assigneeId}
          options={colleagues.map(({ id: value, name, isReader }) => ({
            value,
            label: isReader ? `${name} (${t("mine")})` : name,
          }))}
        />
        <SubmitButton variant="quiet" small>
          {common("save")}
        </SubmitButton>
      </Form>
      <Form id="state-form" action={isClosed ? reopenTicket : closeTicket} summary={false}>
        <input type="hidden" name="ticketId" value={id} />
        <SubmitButton variant="outline" small>
          {t(isClosed ? "reopenIt" : "closeIt")}
        </SubmitButton>
      </Form>
    </aside>
  );
}

/** Legal limits for the answer to a request for an agent, or that we know none for the country. */
function AgentLaw({ country }: { country: string | null }) {
  const t = useTranslations("admin.ticket");
  const name = useCountryName();
  if (!country) return null;
  const law = agentLaws[country];
  return (
    <p className="mt-2 border-s-3 border-flag ps-3">
      {law ? t("law", { country: name(country), ...law }) : t("lawMissing", { country: name(country) })}
    </p>
  );
}
