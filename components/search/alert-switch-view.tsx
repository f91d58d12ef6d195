"use client";
"use no memo"; // A switch is rendered again by the server.

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { toggleAlert } from "@/lib/search/actions";

type Props = { id: string; isActive: boolean; label: string; state: string };

export const AlertSwitchView = ({ id, isActive, label, state }: Props) => (
  <Form action={toggleAlert} id={`switch-${id}`} summary={false} className="">
    <input type="hidden" name="alertId" value={id} />
    <SubmitButton
      variant="bare"
      small
      name="active"
      value={isActive ? "off" : "on"}
      role="switch"
      aria-checked={isActive}
      aria-label={label}
    >
      <span
        aria-hidden="true"
        className={`flex h-5 w-9 shrink-0 items-center rounded-disc border-[1.5px] p-0.5 ${isActive ? "justify-end border-ink bg-flag" : "justify-start border-dashed border-ink-2"}`}
      >
        <span className={`size-3 rounded-disc ${isActive ? "bg-on-flag" : "bg-ink-2"}`} />
      </span>
      <span aria-hidden="true">{state}</span>
    </SubmitButton>
  </Form>
);
