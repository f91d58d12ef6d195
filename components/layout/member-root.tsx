import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientWords } from "./client-words";
import { Document, type Who } from "./document";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = { who?: () => Promise<Who | null>; bell?: ReactNode; children: ReactNode };

/** Document of the signed-in area: made anew for every request, so it can carry a nonce and needs no scripts to be read. */
export async function MemberRoot({ who, bell, children }: Props) {
  await connection();
  const locale = await getLocale();
  return (
    <Document locale={locale} who={await who?.()}>
      <ClientWords only={["form", "ui"]}>
        <Header bell={bell} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </ClientWords>
    </Document>
  );
}
