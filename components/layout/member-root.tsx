import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientWords } from "./client-words";
import { Document, type Who } from "./document";
import { Footer } from "./footer";
import { Header } from "./header";
import { MemberFooter } from "./member-footer";
import { MemberHeader, MemberTabBar } from "./member-header";
import type { MemberHeaderData } from "./member-places";
import { PageOrFailure } from "./page-or-failure";

type Reader = { who: Who; session: Promise<MemberHeaderData> };
type Props = { reader?: () => Promise<Reader | null>; bell?: ReactNode; children: ReactNode };

/** Document of the signed-in area, rendered per request because it carries a nonce. */
export async function MemberRoot({ reader, bell, children }: Props) {
  await connection();
  const [locale, signedIn] = await Promise.all([getLocale(), reader?.()]);
  return (
    <Document locale={locale} who={signedIn?.who}>
      <ClientWords only={["form", "ui"]}>
        {signedIn ? <MemberHeader {...signedIn} bell={bell} /> : <Header />}
        <main id="main" tabIndex={-1}>
          <PageOrFailure>{children}</PageOrFailure>
        </main>
        {signedIn ? <MemberFooter /> : <Footer />}
        {signedIn && <MemberTabBar {...signedIn} />}
      </ClientWords>
    </Document>
  );
}
