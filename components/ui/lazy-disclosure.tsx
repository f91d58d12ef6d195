"use client";

import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Disclosure } from "./disclosure";

const WholeContext = createContext(false);

/** Within it the content of each `LazyDisclosure` is in the page from the start, for readers without scripts. */
export const WholeDisclosures = ({ children }: { children: ReactNode }) => (
  <WholeContext value={true}>{children}</WholeContext>
);

type Props = Omit<ComponentProps<typeof Disclosure>, "ref" | "onToggle"> & {
  /** The page within `WholeDisclosures`, to which readers without scripts get a link instead. */
  wholePage?: string;
};

/** A disclosure whose content is rendered when it is opened. */
export function LazyDisclosure({ children, wholePage, ...rest }: Props) {
  const isWhole = useContext(WholeContext);
  const [isOpened, setOpened] = useState(rest.open ?? false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the scripts had loaded.
    if (details.current?.open) setOpened(true);
  }, []);
  const panel = (
    <Disclosure {...rest} ref={details} onToggle={() => setOpened(true)}>
      {(isOpened || isWhole) && children}
    </Disclosure>
  );
  if (isWhole || !wholePage) return panel;
  return (
    <>
      <div className="needs-script">{panel}</div>
      <noscript>
        <a href={wholePage}>{rest.summary}</a>
      </noscript>
    </>
  );
}
