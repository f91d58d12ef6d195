import { getLocale } from "next-intl/server";
import { Suspense } from "react";
import { isSignedIn, isStaff } from "@/lib/core/actor";
import "@/app/globals.css";
import type { RootLayoutProps, Who } from "@/components/layout/document";
import { MemberRoot } from "@/components/layout/member-root";
import { Bell } from "@/components/notifications/bell";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { locales } from "@/lib/core/i18n/routing";
import { bellView } from "@/lib/notifications/queries/bell";
import { currentActor } from "@/lib/session";

export { siteMetadata as generateMetadata } from "@/components/layout/site-metadata";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default function MemberLayout({ children }: RootLayoutProps) {
  return (
    <Suspense>
      <MemberRoot who={who} bell={<OwnBell />}>
        {children}
      </MemberRoot>
    </Suspense>
  );
}

async function who(): Promise<Who | null> {
  const actor = await currentActor();
  if (!isSignedIn(actor)) return null;
  if (actor.kind === "staff") return isStaff(actor, "moderation") ? "moderator" : "admin";
  return actor.kind === "member" ? actor.role : actor.kind;
}

async function OwnBell() {
  const actor = await currentActor();
  return actor.userId ? <Bell initial={await bellView(actor, await getLocale(), await readerZone())} /> : null;
}
