import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Icon } from "@/components/ui/icon";
import type { Action } from "@/lib/action";

type Props<T> = { action: Action<T>; field: string; id: string; words: string; guardian?: string | undefined };

/** Takes one line of a list away; `words` say which. */
export function RemoveButton<T>({ action, field, id, words, guardian }: Props<T>) {
  return (
    <Form action={action} guardian={guardian} id={`remove-${id}`} className="" summary={false}>
      <input type="hidden" name={field} value={id} />
      <SubmitButton variant="bare" small aria-label={words} title={words}>
        <Icon name="close" />
      </SubmitButton>
    </Form>
  );
}
