import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/action";

type Props<Out> = {
  action: Action<Out>;
  match: { id: string; declined: boolean };
  /** Whom or what it is said of, for who hears the page. */
  of: string;
  guardian?: string | undefined;
};

/** "Not for me", or after all. */
export function DeclineButton<Out>({ action, match: { id, declined }, of, guardian }: Props<Out>) {
  const t = useTranslations("matching.decline");
  return (
    <Form action={action} id={`decline-${id}`} summary={false} className="" guardian={guardian}>
      <input type="hidden" name="matchId" value={id} />
      <input type="hidden" name="declined" value={declined ? "off" : "on"} />
      <SubmitButton variant="bare" small aria-label={t(declined ? "undoOf" : "sayOf", { name: of })}>
        {t(declined ? "undo" : "say")}
      </SubmitButton>
    </Form>
  );
}
