import { getLocale } from "next-intl/server";
import { Suspense } from "react";
import { isSignedIn, isStaff, type SignedIn } from "@/lib/core/actor";
import "@/app/globals.css";
import type { RootLayoutProps, Who } from "@/components/layout/document";
import { MemberRoot } from "@/components/layout/member-root";
import { Bell } from "@/components/notifications/bell";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { locales } from "@/lib/core/i18n/routing";
import { bellView } from "@/lib/notifications/queries/bell";
import { onBench } from "@/lib/notifications/queries/bench";
import { currentActor } from "@/lib/session";

export { siteMetadata as generateMetadata } from "@/components/layout/site-metadata";

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

/** Not awaited here: the page is read meanwhile. */
async function reader() {
  const actor = await currentActor();
  return isSignedIn(actor) ? { who: whoIs(actor), desk: onBench(actor) } : null;
}

function whoIs(actor: SignedIn): Who {
  if (actor.kind === "staff") return isStaff(actor, "moderation") ? "moderator" : "admin";
  return actor.kind === "member" ? actor.role : actor.kind;
}

async function OwnBell() {
  const actor = await currentActor();
  return actor.userId ? <Bell initial={await bellView(actor, await getLocale(), await readerZone())} /> : null;
}
