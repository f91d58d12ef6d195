import { useTranslations } from "next-intl";
import { type ReactNode, use } from "react";
import type { OwnHeader } from "@/lib/notifications/queries/member-header";
import { contacts } from "@/lib/platform/text/contacts";
import type { ShownRole } from "./document";
import { chatName } from "./footer";
import { MemberFrameView, OwnAccount } from "./member-frame-view";
import { useMemberHeader } from "./member-header";
import { useSiteItems } from "./site-links";
import { Unread } from "./unread";

type Props = { role: ShownRole; session: Promise<OwnHeader>; bell: ReactNode; children: ReactNode };

/** Texts of the frame for `MemberFrameView`. */
export function MemberFrame({ role, session, bell, children }: Props) {
  const t = useTranslations("layout");
  const { chatUrl } = contacts();
  return (
    <MemberFrameView
      {...useMemberHeader(role)}
      frame={{
        close: t("close"),
        language: useTranslations("common")("language"),
        dashboard: t("dashboard"),
        account: t("account"),
        tagline: t("tagline"),
      }}
      site={useSiteItems()}
      links={[
        { href: "/help", label: t("footer.help") },
        { href: "/contact", label: t("nav.contact") },
        { href: "/terms", label: t("footer.terms") },
        { href: "/privacy", label: t("footer.privacy") },
        ...(chatUrl ? [{ href: chatUrl, label: chatName(chatUrl) }] : []),
      ]}
      unread={<UnreadOf session={session} />}
      account={<AccountOf session={session} />}
      bell={bell}
    >
      {children}
    </MemberFrameView>
  );
}

type OwnProps = Pick<Props, "session">;

const UnreadOf = ({ session }: OwnProps) => <Unread {...use(session).unread} />;

function AccountOf({ session }: OwnProps) {
  const { name, left } = use(session);
  const words = { account: useTranslations("layout")("account"), signOut: useTranslations("dashboard")("signOut") };
  return <OwnAccount name={name} left={left} words={words} />;
}
