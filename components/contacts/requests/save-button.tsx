"use client";

import { Form } from "@/components/form/form";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { savePlayer, unsavePlayer } from "@/lib/contacts/actions/requests";
import { useRouter } from "@/lib/platform/i18n/navigation";

type Props = { playerId: string; saved: boolean; label: string; words?: string };

/** With `words` the button shows that text on screens wider than a phone, otherwise only the icon. */
export function SaveButton({ playerId, saved, label, words: visibleLabel }: Props) {
  const router = useRouter();
  return (
    <Form action={saved ? unsavePlayer : savePlayer} className="save" summary={false} onDone={() => router.refresh()}>
      <input type="hidden" name="playerId" value={playerId} />
      <button
        type="submit"
        className={visibleLabel ? buttonClass({ className: "max-sm:px-4" }) : "icon-btn"}
        aria-pressed={saved}
        aria-label={label}
      >
        <Icon name="save" />
        {visibleLabel && <span className="max-sm:hidden">{visibleLabel}</span>}
      </button>
    </Form>
  );
}
