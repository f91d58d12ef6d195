import { getLocale } from "next-intl/server";
import { Suspense } from "react";
import { isSignedIn, isStaff, type SignedIn } from "@/lib/platform/command/actor";
import "@/app/globals.css";
import type { RootLayoutProps, ShownRole } from "@/components/layout/document";
import { MemberRoot } from "@/components/layout/member-root";
import { siteMetadata } from "@/components/layout/site-metadata";
import { Bell } from "@/components/notifications/bell";
import { currentActor } from "@/lib/entry/session";
import { closedBell } from "@/lib/notifications/queries/bell";
import { memberHeader } from "@/lib/notifications/queries/member-header";
import { orElse } from "@/lib/platform/http/page-parts";
import { locales } from "@/lib/platform/i18n/routing";

/** Without link previews for somebody signed in, who cannot be a robot that draws them. */
export async function generateMetadata() {
  const { description, openGraph, ...metadata } = await siteMetadata();
  return isSignedIn(await currentActor()) ? metadata : { ...metadata, description, openGraph };
}

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default function MemberLayout({ children }: RootLayoutProps) {
  return (
    <Suspense>
      <MemberRoot reader={reader} bell={<OwnBell />}>
        {children}
      </MemberRoot>
    </Suspense>
  );
}

/** Not awaited by the layout, so that the page loads at the same time. */
async function reader() {
  const [actor, locale] = await Promise.all([currentActor(), getLocale()]);
  return isSignedIn(actor) ? { role: roleOf(actor), session: memberHeader(actor, locale) } : null;
}

function roleOf(actor: SignedIn): ShownRole {
  if (actor.kind === "staff") return isStaff(actor, "moderation") ? "moderator" : "admin";
  return actor.kind === "member" ? actor.role : actor.kind;
}

async function OwnBell() {
  const actor = await currentActor();
  if (!actor.userId) return null;
  const view = await orElse("bell", closedBell(actor, await getLocale()), null);
  return view && <Bell initial={view} />;
}
