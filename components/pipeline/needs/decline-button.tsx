import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/entry/action";

type Props<Out> = {
  action: Action<Out>;
  match: { id: string; declined: boolean };
  /** Name of the player or organization, for screen readers. */
  of: string;
  guardian?: string | undefined;
};

export function DeclineButton<Out>({ action, match: { id, declined }, of: name, guardian }: Props<Out>) {
  const t = useTranslations("needs.decline");
  return (
    <Form action={action} id={`decline-${id}`} summary={false} className="" guardian={guardian}>
      <input type="hidden" name="matchId" value={id} />
      <input type="hidden" name="declined" value={declined ? "off" : "on"} />
      <SubmitButton variant="bare" small aria-label={t(declined ? "undoOf" : "sayOf", { name })}>
        {t(declined ? "undo" : "say")}
      </SubmitButton>
    </Form>
  );
}
