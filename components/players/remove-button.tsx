import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Icon } from "@/components/ui/icon";
import type { Action } from "@/lib/entry/action";

type Props<T> = { action: Action<T>; field: string; id: string; words: string; guardian?: string | undefined };

/** `words` is the accessible name and says which item is removed. */
export function RemoveButton<T>({ action, field, id, words: label, guardian }: Props<T>) {
  return (
    <Form action={action} guardian={guardian} id={`remove-${id}`} className="" summary={false}>
      <input type="hidden" name={field} value={id} />
      <SubmitButton variant="bare" small aria-label={label} title={label}>
        <Icon name="close" />
      </SubmitButton>
    </Form>
  );
}
