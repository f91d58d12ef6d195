import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { AnswerForm } from "@/components/support/ticket/answer-form";
import { TicketSide } from "@/components/support/ticket/ticket-side";
import { TicketTalk } from "@/components/support/ticket/ticket-talk";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { id } from "@/lib/platform/command/input";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { isLocale } from "@/lib/platform/i18n/routing";
import { listBeginnings } from "@/lib/support/queries/help";
import { getTicket } from "@/lib/support/queries/tickets";
import { referenceOf } from "@/lib/support/schema/ticket";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("tickets"), robots: { index: false } };
}

export default async function AdminTicketPage({ params, searchParams }: PageProps<"/[locale]/admin/tickets/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "support")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const parsedId = id.safeParse((await params).id);
  const [ticket, zone, t] = [
    parsedId.success ? await getTicket(actor, parsedId.data) : null,
    await readerZone(),
    await getTranslations("admin"),
  ];
  if (!ticket) return <NotFound />;
  const language = isLocale(ticket.locale) ? ticket.locale : "en";
  const reference = t("ticket.title", { reference: referenceOf(ticket.id) });
  const answerable = ticket.state !== "closed" && ticket.email !== "";
  return (
    <AdminFrame
      title={ticket.name || reference}
      lead={ticket.name && reference}
      back={{ href: "/admin/tickets", label: t("tickets") }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-8">
          <TicketTalk ticket={ticket} zone={zone} />
          {answerable && (
            <AnswerForm
              ticket={ticket}
              language={language}
              beginnings={listBeginnings(await getLocale(), language)}
              begin={[(await searchParams).begin].flat()[0]}
            />
          )}
        </div>
        <TicketSide ticket={ticket} />
      </div>
    </AdminFrame>
  );
}
