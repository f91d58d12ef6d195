import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { leaveOrganization } from "@/lib/recruiters/actions";

export function LeaveTeam({ organization }: { organization: string }) {
  const t = useTranslations("team");
  return (
    <section className="block" aria-labelledby="leave-title">
      <header>
        <h2 id="leave-title">{t("leave")}</h2>
      </header>
      <p className="pb-3 text-sm text-ink-2">{t("leaveHint", { organization })}</p>
      <Form action={leaveOrganization} id="leave" summary={false} className="">
        <SubmitButton variant="outline" small>
          {t("leaveNow", { organization })}
        </SubmitButton>
      </Form>
    </section>
  );
}
