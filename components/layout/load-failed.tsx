"use client";

import { createContext, type ReactNode, useContext } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";

export type FailureWords = Record<"failed" | "failedHint" | "retry", string>;

const Words = createContext<FailureWords>({ failed: "", failedHint: "", retry: "" });

/** Gives the words to what stands in for a page that could not be loaded, which Next gives none. */
export function FailureWordsProvider({ words, children }: { words: FailureWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** Stands in for a page that threw; `retry` asks for it again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const words = useContext(Words);
  return (
    <div className="wrap head lost">
      <Unchalked />
      <div role="alert">
        <h1>{words.failed}</h1>
        <p className="lead">{words.failedHint}</p>
        <div className="acts">
          <button type="button" className={buttonClass({ variant: "go" })} onClick={retry}>
            {words.retry}
          </button>
        </div>
      </div>
    </div>
  );
}
