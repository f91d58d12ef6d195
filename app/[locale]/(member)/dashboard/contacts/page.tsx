import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ContactsPage } from "@/components/site/dashboard/contacts-page";
import { contactsOf } from "@/lib/contacts/queries/contacts";
import { contactView } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard.contactList"))("title"), robots: { index: false } };
}

export default async function OwnContactsPage({ searchParams }: PageProps<"/[locale]/dashboard/contacts">) {
  const [actor, query] = [await memberActor("/dashboard/contacts"), await searchParams];
  if (!actor.recruiterId) return redirect({ href: "/dashboard", locale: await getLocale() });
  const view = contactView(query.show);
  return <ContactsPage view={view} contacts={await contactsOf(actor, view)} />;
}
