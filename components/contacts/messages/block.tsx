import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { blockPerson, unblockPerson } from "@/lib/contacts/actions/messages";
import type { Thread } from "@/lib/contacts/queries/thread";

type Props = { thread: Thread; guardian: string | undefined };

export function Block({ thread: { id, blocked, other: otherParty }, guardian }: Props) {
  const t = useTranslations("messages.block");
  const [act, form] = blocked ? [unblockPerson, "unblock"] : [blockPerson, "block"];
  const button = (
    <Form action={act} guardian={guardian} id={form} className="grid justify-items-start gap-2" summary={false}>
      <input type="hidden" name="threadId" value={id} />
      <SubmitButton variant="outline" small>
        {t(blocked ? "lift" : "set", { name: otherParty })}
      </SubmitButton>
    </Form>
  );
  if (blocked) return button;
  return (
    <Disclosure summary={t("title")} small className="">
      <div className="grid gap-2">
        <p className="max-w-[65ch] text-xs text-ink-2">{t("hint", { name: otherParty })}</p>
        {button}
      </div>
    </Disclosure>
  );
}
