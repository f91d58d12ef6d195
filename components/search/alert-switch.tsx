import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { toggleAlert } from "@/lib/search/actions";
import type { OwnAlert } from "@/lib/search/queries/alerts";

type Props = { alert: Pick<OwnAlert, "id" | "name" | "isActive">; acts: boolean };

/** Solid while the alert is active, dashed while it is off. */
export function AlertSwitch({ alert: { id, name, isActive }, acts }: Props) {
  const t = useTranslations("alerts");
  if (!acts) return <Badge look={isActive ? "solid" : "dash"}>{t(`state.${isActive ? "on" : "off"}`)}</Badge>;
  return (
    <Form action={toggleAlert} id={`switch-${id}`} summary={false} className="">
      <input type="hidden" name="alertId" value={id} />
      <input type="hidden" name="active" value={isActive ? "off" : "on"} />
      <SubmitButton
        variant="bare"
        small
        role="switch"
        aria-checked={isActive}
        aria-label={t("switch", { name: name ?? t("custom") })}
      >
        <span
          aria-hidden="true"
          className={`flex h-5 w-9 shrink-0 items-center rounded-disc border-[1.5px] p-0.5 ${isActive ? "justify-end border-ink bg-flag" : "justify-start border-dashed border-ink-2"}`}
        >
          <span className={`size-3 rounded-disc ${isActive ? "bg-on-flag" : "bg-ink-2"}`} />
        </span>
        <span aria-hidden="true">{t(`state.${isActive ? "on" : "off"}`)}</span>
      </SubmitButton>
    </Form>
  );
}
