"use client";

import { useEffect, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { turnOffPush, turnOnPush } from "@/lib/notifications/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { canPush, formOf, held, subscribe, unsubscribe } from "./browser-push";

type Words = Record<"on" | "off" | "working" | "isOn" | "unsupported" | "denied" | "failed", string>;
type State = "unsupported" | "denied" | "failed" | "on" | "off" | null;
type Props = { pushKey: string; here: boolean; words: Words };

/** Turns pushes to this browser on and off: only there where scripts run and the browser can, and says plainly why not. */
export function PushSwitch({ pushKey, here, words }: Props) {
  const [state, setState] = useState<State>(null);
  const [busy, start] = useTransition();
  const locale = useLocale();

  useEffect(() => {
    if (!canPush()) return setState("unsupported");
    if (Notification.permission === "denied") return setState("denied");
    void held().then(
      (subscription) => setState(subscription && here ? "on" : "off"),
      () => setState("unsupported"),
    );
  }, [here]);

  const turnOn = () =>
    start(async () => {
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
    start(async () => {
      const subscription = await held();
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
        {isOn ? words.isOn : state === "off" ? "" : words[state]}
      </p>
      {(isOn || canTurnOn) && (
        <Button
          type="button"
          variant="outline"
          busy={busy}
          busyWords={words.working}
          onClick={() => !busy && (isOn ? turnOff() : turnOn())}
        >
          {isOn ? words.off : words.on}
        </Button>
      )}
    </div>
  );
}
