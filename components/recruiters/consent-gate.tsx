"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";

type Props = { boxes: ReactNode; hint: string; words: { submit: string; submitting: string } };

/** The button is dead until every box is ticked. Without scripts it is alive, and the server says which box is missing. */
export function ConsentGate({ boxes, hint, words }: Props) {
  const [closed, setClosed] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const look = () => {
    const ticks = containerRef.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    setClosed([...ticks].some((box) => !box.checked));
  };
  useEffect(look, []);
  return (
    <div ref={containerRef} onChange={look}>
      {boxes}
      <div className="send">
        <SubmitButton disabled={closed} aria-describedby={closed ? hintId : undefined} pending={words.submitting}>
          {words.submit}
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
