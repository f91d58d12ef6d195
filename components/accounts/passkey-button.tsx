"use client";
"use no memo";

import { useRef, useState, useSyncExternalStore } from "react";
import { useFormState } from "@/components/form/context";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import type { PasskeyWords } from "./browser-passkey";

type Props = {
  /** The factor that is verified; without one a passkey of any account answers. */
  factorId?: string;
  words: PasskeyWords & { label: string; waiting: string; unsupported?: string };
  variant?: ButtonVariant;
};

/** Asks the browser for a passkey and sends the form around it with the answer; shown only with scripts and in browsers that support passkeys. */
export function PasskeyButton({ factorId, words, variant = "outline" }: Props) {
  const [waiting, setWaiting] = useState(false);
  const { pending } = useFormState();
  const challenge = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const locale = useLocale();
  const isSupported = useSyncExternalStore(never, canUsePasskeys, () => true);
  if (!isSupported) return words.unsupported ? <p>{words.unsupported}</p> : null;

  async function ask() {
    const { requestPasskey } = await import("./browser-passkey");
    const answered = await requestPasskey(factorId, locale, words);
    if (!answered || !challenge.current || !answer.current) return;
    if ("failure" in answered) return toast({ title: answered.failure, failed: true });
    challenge.current.value = answered.challenge;
    answer.current.value = answered.credential;
    answer.current.form?.requestSubmit();
    answer.current.value = "";
  }

  function press() {
    if (waiting || pending) return;
    setWaiting(true);
    void ask()
      .catch(() => toast({ title: words.stopped, failed: true }))
      .finally(() => setWaiting(false));
  }

  return (
    <>
      <input ref={challenge} type="hidden" name="challenge_id" />
      <input ref={answer} type="hidden" name="credential_response" />
      <Button
        variant={variant}
        className="needs-script justify-self-start"
        busy={waiting || pending}
        busyWords={words.waiting}
        onClick={press}
      >
        {words.label}
      </Button>
    </>
  );
}

const canUsePasskeys = () => "PublicKeyCredential" in window;
const never = () => () => {};
