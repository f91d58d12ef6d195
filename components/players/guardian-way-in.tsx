import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Link } from "@/lib/platform/i18n/navigation";
import { keepWithAccount } from "@/lib/players/actions/players";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = { guardian: GuardianView; page: string; signedIn: boolean };

export function GuardianWayIn({ guardian, page, signedIn }: Props) {
  const t = useTranslations("players.wayIn");
  const format = useFormatter();
  const { by: signInMethod, userId, linkEnds, comesOfAge, firstName: player } = guardian;
  return (
    <section className="grid gap-2 border border-dashed border-line-2 p-4 text-sm text-ink-2">
      <h2 className="text-md font-semibold text-ink">{t("title")}</h2>
      <p>{signInMethod === "account" ? t("account") : t("link", { date: format.dateTime(linkEnds, "day") })}</p>
      {signInMethod === "mail" && userId === null && <Keep page={page} signedIn={signedIn} />}
      <p>{t("ofAge", { player, date: format.dateTime(comesOfAge, { ...day, timeZone: "UTC" }) })}</p>
    </section>
  );
}

function Keep({ page, signedIn }: { page: string; signedIn: boolean }) {
  const t = useTranslations("players.wayIn");
  if (signedIn)
    return (
      <Form action={keepWithAccount} guardian={page} id="keep" className="">
        <SubmitButton small variant="outline">
          {t("keep")}
        </SubmitButton>
      </Form>
    );
  const next = encodeURIComponent(`/guardian/${page}`);
  return (
    <p>
      {t.rich("orAccount", {
        signUp: (chunks) => <Link href={`/auth/signup?next=${next}`}>{chunks}</Link>,
        signIn: (chunks) => <Link href={`/auth?next=${next}`}>{chunks}</Link>,
      })}
    </p>
  );
}

const day = { day: "numeric", month: "long", year: "numeric", numberingSystem: "latn" } as const;
