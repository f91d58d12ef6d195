import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { Activity } from "@/components/trust/admin/activity";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { stateLooks } from "@/components/trust/admin/people-list";
import { PersonDetails } from "@/components/trust/admin/person-details";
import { redirectFor } from "@/components/trust/admin/sections";
import { OpenCase } from "@/components/trust/moderation/admin/open-case";
import { Badge } from "@/components/ui/badge";
import { MoreLink } from "@/components/ui/more-link";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { reportView } from "@/lib/trust/queries/own-reports";
import { getPerson } from "@/lib/trust/queries/person";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("users"), robots: { index: false } };
}

export default async function AdminPersonPage({ params }: PageProps<"/[locale]/admin/users/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "accounts")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [person, zone, t] = await Promise.all([
    getPerson(actor, (await params).id),
    readerZone(),
    getTranslations("admin"),
  ]);
  if (!person) return <NotFound />;
  const { id, name, state, player, recruiter } = person;
  const kind = player ? "player" : recruiter ? "recruiter" : null;
  const view = kind && isStaff(actor, "moderation") ? await reportView(actor, kind, id) : null;
  return (
    <AdminFrame
      title={name ?? t("people.unknown")}
      lead={
        <span className="flex flex-wrap items-center gap-4">
          {state && <Badge look={stateLooks[state]}>{t(`people.states.${state}`)}</Badge>}
          {player && <MoreLink href={`/players/${id}`}>{t("people.page")}</MoreLink>}
        </span>
      }
      back={{ href: "/admin/users", label: t("users") }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <div className="grid content-start gap-10">
          <PersonDetails person={person} zone={zone} opensDocuments={isStaff(actor, "verification")} />
          {view?.mayReport && !view.isOwn && <OpenCase view={view} />}
        </div>
        <Activity facts={person.activity} zone={zone} title={t("people.happened")} />
      </div>
    </AdminFrame>
  );
}
