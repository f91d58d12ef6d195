"use client";

import { Form } from "@/components/form/form";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { useRouter } from "@/lib/platform/i18n/navigation";
import { savePlayer, unsavePlayer } from "@/lib/scouting/actions";

type Props = { playerId: string; saved: boolean; label: string; words?: string };

/** Keeps a player in one's list, or lets them go. `words` makes it a button with words, else it is the sign alone. */
export function SaveButton({ playerId, saved, label, words }: Props) {
  const router = useRouter();
  return (
    <Form action={saved ? unsavePlayer : savePlayer} className="save" summary={false} onDone={() => router.refresh()}>
      <input type="hidden" name="playerId" value={playerId} />
      <button type="submit" className={words ? buttonClass() : "icon-btn"} aria-pressed={saved} aria-label={label}>
        <Icon name="save" />
        {words}
      </button>
    </Form>
  );
}
