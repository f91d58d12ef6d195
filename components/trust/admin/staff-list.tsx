import { useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Address } from "@/components/ui/address";
import { appointStaff, changeScopes } from "@/lib/accounts/actions";
import type { Colleague } from "@/lib/accounts/queries/staff";
import { scopes } from "@/lib/platform/command/actor";
import { PersonLink } from "./person-link";

/** Grants and revokes the scopes of staff members. */
export function StaffList({ colleagues, opensPeople }: { colleagues: Colleague[]; opensPeople: boolean }) {
  const t = useTranslations("admin.staffList");
  const common = useTranslations("common");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ul className="border-t border-line-2">
        {colleagues.map((colleague) => (
          <ColleagueRow key={`${colleague.id} ${colleague.scopes.join()}`} {...{ colleague, opensPeople }} />
        ))}
      </ul>
      <section aria-labelledby="appoint" className="grid max-w-120 gap-3">
        <h2 id="appoint" className="heading-xl">
          {t("appoint")}
        </h2>
        <Form id="appoint-form" action={appointStaff} resetWhenDone>
          <TextInput name="email" type="email" autoComplete="off" label={t("email")} hint={t("appointHint")} required />
          <SubmitButton variant="outline" small className="sm:justify-self-start">
            {common("add")}
          </SubmitButton>
        </Form>
      </section>
    </div>
  );
}

function ColleagueRow({ colleague, opensPeople }: { colleague: Colleague; opensPeople: boolean }) {
  const { id, name, email, isReader, ...scopeFlags } = colleague;
  const t = useTranslations("admin.staffList");
  const common = useTranslations("common");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-1 text-sm">
        <PersonLink id={id} opens={opensPeople}>
          {name}
        </PersonLink>
        <span className="wrap-anywhere text-ink-2">
          <Address email={email} />
        </span>
        {isReader && <span className="text-xs text-ink-3">{t("you")}</span>}
      </div>
      <Form id={`scopes-${id}`} action={changeScopes} className="grid gap-3" summary={false}>
        <input type="hidden" name="userId" value={id} />
        {scopeFlags.scopes.map((scope) => (
          <input key={scope} type="hidden" name="was" value={scope} />
        ))}
        <Checks
          name="scopes"
          label={t("looksAfter", { name })}
          defaultValue={scopeFlags.scopes}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
        <SubmitButton variant="quiet" small className="justify-self-start">
          {common("save")}
        </SubmitButton>
      </Form>
    </li>
  );
}
