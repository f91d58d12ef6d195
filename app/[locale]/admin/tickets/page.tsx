import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { TicketList } from "@/components/support/ticket/ticket-list";
import { UndoBulkUpdate, UndoBulkUpdateTooLate } from "@/components/support/ticket/undo-bulk-update";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { listQuery, readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { lastUpdateInBulk } from "@/lib/support/queries/bulk-updates";
import { listTickets } from "@/lib/support/queries/tickets";
import { ticketChoices } from "@/lib/support/schema/ticket-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("tickets"), robots: { index: false } };
}

export default async function AdminTicketsPage({ searchParams }: PageProps<"/[locale]/admin/tickets">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const query = await searchParams;
  const search = readListSearch(ticketChoices, query);
  const [list, lastBulkUpdate] = await Promise.all([
    listTickets(actor, search).catch(ifTooOften),
    lastUpdateInBulk(actor),
  ]);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("tickets")}>
      {query.undo && !lastBulkUpdate && <UndoBulkUpdateTooLate />}
      {lastBulkUpdate && <UndoBulkUpdate update={lastBulkUpdate} query={listQuery(search, { after: search.after })} />}
      {list instanceof Refusal ? <TooOften refusal={list} /> : <TicketList search={search} {...list} />}
    </AdminFrame>
  );
}
