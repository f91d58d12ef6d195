"use client";

import { createContext, type ReactNode, useContext } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";

export type FailureWords = Record<"failed" | "failedHint" | "retry", string>;

const Words = createContext<FailureWords>({ failed: "", failedHint: "", retry: "" });

/** Passes the texts to error boundaries, to which Next.js passes no props of ours. */
export function FailureWordsProvider({ words: texts, children }: { words: FailureWords; children: ReactNode }) {
  return <Words value={texts}>{children}</Words>;
}

/** Replaces a page that threw; `retry` renders it again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const texts = useContext(Words);
  return (
    <div className="wrap head lost">
      <Unchalked />
      <div role="alert">
        <h1>{texts.failed}</h1>
        <p className="lead">{texts.failedHint}</p>
        <div className="acts">
          <button type="button" className={buttonClass({ variant: "go" })} onClick={retry}>
            {texts.retry}
          </button>
        </div>
      </div>
    </div>
  );
}
