"use client";

import { useEffect, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { turnOffPush, turnOnPush } from "@/lib/notifications/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { canPush, currentSubscription, formOf, subscribe, unsubscribe } from "./browser-push";

type Words = Record<"on" | "off" | "working" | "isOn" | "unsupported" | "denied" | "failed", string>;
type State = "unsupported" | "denied" | "failed" | "on" | "off" | null;
type Props = { pushKey: string; here: boolean; words: Words };

/** Shown only with scripts and in browsers that support pushes; explains failures. */
export function PushSwitch({ pushKey, here: isThisBrowser, words: texts }: Props) {
  const [state, setState] = useState<State>(null);
  const [busy, startTransition] = useTransition();
  const locale = useLocale();

  useEffect(() => {
    if (!canPush()) return setState("unsupported");
    if (Notification.permission === "denied") return setState("denied");
    void currentSubscription().then(
      (subscription) => setState(subscription && isThisBrowser ? "on" : "off"),
      () => setState("unsupported"),
    );
  }, [isThisBrowser]);

  const turnOn = () =>
    startTransition(async () => {
      try {
        const subscription = await subscribe(pushKey);
        if (!subscription) return setState("denied");
        const result = await turnOnPush(null, formOf(subscription, locale));
        setState(result.ok ? "on" : "failed");
      } catch {
        setState("failed");
      }
    });

  const turnOff = () =>
    startTransition(async () => {
      const subscription = await currentSubscription();
      const result = subscription && (await turnOffPush(null, formOf(subscription, locale)));
      if (result && !result.ok) return setState("failed");
      await unsubscribe();
      setState("off");
    });

  if (state === null) return null;
  const isOn = state === "on";
  const canTurnOn = state === "off" || state === "failed";
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-sm empty:hidden">
        {isOn ? texts.isOn : state === "off" ? "" : texts[state]}
      </p>
      {(isOn || canTurnOn) && (
        <Button
          type="button"
          variant="outline"
          busy={busy}
          busyWords={texts.working}
          onClick={() => !busy && (isOn ? turnOff() : turnOn())}
        >
          {isOn ? texts.off : texts.on}
        </Button>
      )}
    </div>
  );
}
