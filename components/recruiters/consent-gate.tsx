"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";

type Props = { boxes: ReactNode; hint: string; words: { submit: string; submitting: string } };

/** With scripts the button is disabled until every box is ticked; without scripts the server refuses missing ones. */
export function ConsentGate({ boxes, hint, words: texts }: Props) {
  const [closed, setClosed] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const checkConsents = () => {
    const ticks = containerRef.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    setClosed([...ticks].some((box) => !box.checked));
  };
  useEffect(checkConsents, []);
  return (
    <div ref={containerRef} onChange={checkConsents}>
      {boxes}
      <div className="send">
        <SubmitButton disabled={closed} aria-describedby={closed ? hintId : undefined} pending={texts.submitting}>
          {texts.submit}
        </SubmitButton>
        {closed && (
          <p className="small soft" id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
