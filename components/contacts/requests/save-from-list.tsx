"use client";
"use no memo";

import { Form } from "@/components/form/form";
import { Icon } from "@/components/ui/icon";
import { savePlayer, unsavePlayer } from "@/lib/contacts/actions/requests";
import { useRouter } from "@/lib/platform/i18n/navigation";

const [saveForm, unsaveForm] = ["save-player", "unsave-player"];

/** The two forms of all buttons `SaveFromList` on the page. */
export function SaveForms() {
  const router = useRouter();
  const reload = () => router.refresh();
  return (
    <>
      <Form action={savePlayer} id={saveForm} className="" summary={false} queues onDone={reload}>
        {null}
      </Form>
      <Form action={unsavePlayer} id={unsaveForm} className="" summary={false} queues onDone={reload}>
        {null}
      </Form>
    </>
  );
}

/** Belongs to a form of `SaveForms`, so that a list has two forms instead of one in each row. */
export const SaveFromList = ({ playerId, saved, label }: { playerId: string; saved: boolean; label: string }) => (
  <button
    type="submit"
    form={saved ? unsaveForm : saveForm}
    name="playerId"
    value={playerId}
    className="icon-btn"
    aria-pressed={saved}
    aria-label={label}
  >
    <Icon name="save" />
  </button>
);
