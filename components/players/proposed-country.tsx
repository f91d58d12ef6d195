"use client";

import { useEffect, useRef } from "react";

/** Proposes the nationality of the same form as the country, until another country is typed or about to be typed. */
export function ProposedCountry() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const inputOf = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
    let proposed = "";
    const propose = () => {
      const [nationality, country] = [inputOf("nationality"), inputOf("country")];
      if (
        !nationality ||
        !country ||
        country === document.activeElement ||
        country.value !== proposed ||
        country.value === nationality.value
      )
        return;
      proposed = nationality.value;
      country.value = proposed;
      country.dispatchEvent(new Event("input", { bubbles: true }));
    };
    propose();
    form?.addEventListener("input", propose);
    return () => form?.removeEventListener("input", propose);
  }, []);
  return <span ref={place} hidden />;
}
