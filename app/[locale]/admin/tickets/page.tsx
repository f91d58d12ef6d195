import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { TooOften } from "@/components/layout/too-often";
import { Tended, TendedTooLate } from "@/components/support/ticket/tended";
import { TicketList } from "@/components/support/ticket/ticket-list";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { deskQuery, readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";
import { lastTended } from "@/lib/support/queries/tended";
import { listTickets } from "@/lib/support/queries/tickets";
import { ticketChoices } from "@/lib/support/schema/desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("tickets"), robots: { index: false } };
}

export default async function AdminTicketsPage({ searchParams }: PageProps<"/[locale]/admin/tickets">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const query = await searchParams;
  const search = readDesk(ticketChoices, query);
  const [found, tended] = await Promise.all([listTickets(actor, search).catch(ifTooOften), lastTended(actor)]);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("tickets")}>
      {query.undo && !tended && <TendedTooLate />}
      {tended && <Tended tended={tended} query={deskQuery(search, { after: search.after })} />}
      {found instanceof Refusal ? <TooOften refusal={found} /> : <TicketList search={search} {...found} />}
    </AdminFrame>
  );
}
