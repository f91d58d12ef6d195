import { connection } from "next/server";
import { useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { type ReactNode, use } from "react";
import type { OwnHeader as HeaderData } from "@/lib/notifications/queries/member-header";
import { AccountMenu } from "./account-menu";
import { ClientWords } from "./client-words";
import { Document, type Who } from "./document";
import { Footer } from "./footer";
import { MemberFooter } from "./member-footer";
import { MemberHeader } from "./member-header";
import { MenuSheet } from "./menu-sheet";
import { PageOrFailure } from "./page-or-failure";
import { SharedHeader } from "./shared-header";
import { Unread } from "./unread";

type Reader = { who: Who; session: Promise<HeaderData> };
type Props = { reader?: () => Promise<Reader | null>; bell?: ReactNode; children: ReactNode };

/** Document of the signed-in area, rendered per request because it carries a nonce. */
export async function MemberRoot({ reader, bell, children }: Props) {
  await connection();
  const [locale, signedIn] = await Promise.all([getLocale(), reader?.()]);
  return (
    <Document locale={locale} who={signedIn?.who}>
      <ClientWords only={["form", "ui"]}>
        {signedIn ? <OwnHeader session={signedIn.session} bell={bell} /> : <SharedHeader />}
        <main id="main" tabIndex={-1}>
          <PageOrFailure>{children}</PageOrFailure>
        </main>
        {signedIn ? <MemberFooter /> : <Footer />}
      </ClientWords>
    </Document>
  );
}

type OwnProps = { session: Promise<HeaderData> };

function OwnHeader({ session, bell }: OwnProps & { bell: ReactNode }) {
  return (
    <>
      <MemberHeader unread={<OwnUnread session={session} />} bell={bell} account={<OwnAccount session={session} />} />
      <MenuSheet />
    </>
  );
}

const OwnUnread = ({ session }: OwnProps) => <Unread {...use(session).unread} />;

function OwnAccount({ session }: OwnProps) {
  const { name, left } = use(session);
  const words = { account: useTranslations("layout")("account"), signOut: useTranslations("dashboard")("signOut") };
  return <AccountMenu name={name} left={left} words={words} />;
}
