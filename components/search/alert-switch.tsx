import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { OwnAlert } from "@/lib/search/queries/alerts";
import { AlertSwitchView } from "./alert-switch-view";

type Props = { alert: Pick<OwnAlert, "id" | "name" | "isActive">; acts: boolean };

/** Solid while the alert is active, dashed while it is off. */
export function AlertSwitch({ alert: { id, name, isActive }, acts }: Props) {
  const t = useTranslations("alerts");
  const state = t(`state.${isActive ? "on" : "off"}`);
  if (!acts) return <Badge look={isActive ? "solid" : "dash"}>{state}</Badge>;
  return (
    <AlertSwitchView id={id} isActive={isActive} label={t("switch", { name: name ?? t("custom") })} state={state} />
  );
}
