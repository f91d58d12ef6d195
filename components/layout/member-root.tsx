import { connection } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import { ClientWords } from "./client-words";
import { Document, type ShownRole } from "./document";
import { FirstPaint } from "./first-paint";
import { Footer } from "./footer";
import { MemberFrame } from "./member-frame";
import { PageOrFailure } from "./page-or-failure";
import { SharedHeader } from "./shared-header";

type Reader = { role: ShownRole; session: Promise<OwnHeader> };
/** Of "ui" what dialogs and failed pages show. */
const clientWords = ["form", "ui.close", "ui.failed", "ui.failedHint", "ui.failedNumber", "ui.retry"] as const;

type Props = { reader?: () => Promise<Reader | null>; bell?: ReactNode; children: ReactNode };

/** Document of the signed-in area, rendered per request because it carries a nonce. */
export async function MemberRoot({ reader, bell, children }: Props) {
  await connection();
  const [locale, signedIn] = await Promise.all([getLocale(), reader?.()]);
  const page = (
    <main id="main" tabIndex={-1}>
      <PageOrFailure>{children}</PageOrFailure>
    </main>
  );
  return (
    <Document locale={locale} role={signedIn?.role} script={<FirstPaint />}>
      <ClientWords only={clientWords}>
        {signedIn ? (
          <MemberFrame {...signedIn} bell={bell}>
            {page}
          </MemberFrame>
        ) : (
          <>
            <SharedHeader />
            {page}
            <Footer />
          </>
        )}
      </ClientWords>
    </Document>
  );
}
