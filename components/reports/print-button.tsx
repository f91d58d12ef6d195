"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** Browsers print to PDF, with the shapes and the direction of every script; without scripts their own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass({
        variant: "quiet",
        small: true,
        className: "[@media(scripting:none)]:hidden print:hidden",
      })}
      onClick={() => print()}
    >
      {children}
    </button>
  );
}
