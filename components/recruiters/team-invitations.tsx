import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Address } from "@/components/ui/address";
import { revokeInvitation } from "@/lib/recruiters/actions";
import type { Team } from "@/lib/recruiters/queries/team";

type Props = Pick<Team, "invitations"> & { mayManage: boolean };

/** Open invitations. */
export function TeamInvitations({ invitations, mayManage }: Props) {
  const t = useTranslations("team");
  const format = useFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long" });
  return (
    <section className="block" aria-labelledby="invitations">
      <header>
        <h2 id="invitations">{t("waiting")}</h2>
      </header>
      {invitations.length === 0 && <p className="text-sm text-ink-2">{t("nobodyWaits")}</p>}
      <ul>
        {invitations.map(({ id, email, teamRole, createdAt, expiresAt, invitedBy }) => (
          <li key={id} className="grid gap-1 border-t border-line py-3 text-sm">
            <span className="font-semibold wrap-anywhere">
              <Address email={email} />
            </span>
            <span className="text-xs text-ink-2">
              {t.rich("invitedOn", {
                role: t(`role.${teamRole}`),
                date: day(createdAt),
                until: day(expiresAt),
                by: invitedBy ?? "",
                b: (text) => <bdi>{text}</bdi>,
              })}
            </span>
            {mayManage && (
              <Form action={revokeInvitation} id={`revoke-${id}`} summary={false} className="">
                <input type="hidden" name="invitationId" value={id} />
                <SubmitButton variant="bare" small aria-label={t("revokeWhich", { email })}>
                  {t("revoke")}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
