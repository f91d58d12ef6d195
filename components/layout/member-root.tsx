import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Bench, BenchBar, type OnBench } from "./bench";
import { BenchFoot } from "./bench-foot";
import { ClientWords } from "./client-words";
import { Document, type Who } from "./document";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageOrFailure } from "./page-or-failure";

type Reader = { who: Who; desk: Promise<OnBench> };
type Props = { reader?: () => Promise<Reader | null>; bell?: ReactNode; children: ReactNode };

/** Document of the signed-in area: made anew for every request, so it can carry a nonce and needs no scripts to be read. */
export async function MemberRoot({ reader, bell, children }: Props) {
  await connection();
  const [locale, signedIn] = await Promise.all([getLocale(), reader?.()]);
  return (
    <Document locale={locale} who={signedIn?.who}>
      <ClientWords only={["form", "ui"]}>
        {signedIn ? <Bench {...signedIn} bell={bell} /> : <Header />}
        <main id="main" tabIndex={-1}>
          <PageOrFailure>{children}</PageOrFailure>
        </main>
        {signedIn ? <BenchFoot /> : <Footer />}
        {signedIn && <BenchBar {...signedIn} />}
      </ClientWords>
    </Document>
  );
}
