import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { withNext } from "@/lib/platform/http/return-path";
import { acceptInvitation } from "@/lib/recruiters/actions";
import type { OpenInvitation } from "@/lib/recruiters/queries/invitation";

type Props = { invitation: OpenInvitation; token: string };

/** Shows the invitation and what this user has to do to accept it. */
export function JoinOrganization({ invitation, token }: Props) {
  const t = useTranslations("team");
  const format = useFormatter();
  const { organization, by: inviter, email, teamRole, expiresAt } = invitation;
  const isolate = { b: (text: ReactNode) => <bdi>{text}</bdi> };
  return (
    <div className="wrap head pb-24">
      <h1 className="wrap-anywhere">{t.rich("join.title", { organization, ...isolate })}</h1>
      <p className="lead">
        {t.rich(inviter ? "join.leadBy" : "join.lead", {
          by: inviter ?? "",
          organization,
          role: t(`role.${teamRole}`),
          ...isolate,
        })}
      </p>
      <p className="text-sm text-ink-2">{t(`roleHint.${teamRole}`)}</p>
      <p className="pb-6 text-sm text-ink-2 wrap-anywhere">
        {t.rich("join.for", { email, until: format.dateTime(expiresAt, { dateStyle: "long" }), ...isolate })}
      </p>
      <Answer invitation={invitation} token={token} />
    </div>
  );
}

function Answer({ invitation: { verdict, own: signedInEmail, email }, token }: Props) {
  const t = useTranslations("team.join");
  const common = useTranslations("common");
  const errors = useTranslations("errors");
  const path = `/join-organization/${token}`;
  if (verdict === null)
    return (
      <div className="acts">
        <LinkButton variant="go" href={withNext("/auth", path)}>
          {common("signIn")}
        </LinkButton>
        <LinkButton href={withNext("/auth/signup", path)}>{common("createAccount")}</LinkButton>
        <p className="basis-full text-sm text-ink-2">{t("signUpHint", { email })}</p>
      </div>
    );
  if (verdict !== true)
    return (
      <div className="grid max-w-160 justify-items-start gap-4">
        <Notice>{errors(verdict)}</Notice>
        <p className="text-sm wrap-anywhere">{t("signedInAs", { email: signedInEmail ?? "" })}</p>
        <SignOutButton>{t("signOut")}</SignOutButton>
      </div>
    );
  return (
    <Form action={acceptInvitation} id="accept">
      <input type="hidden" name="token" value={token} />
      <SubmitButton className="sm:justify-self-start" pending={t("pending")}>
        {t("accept")}
      </SubmitButton>
    </Form>
  );
}
