import plex from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2";
import alexandria from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { preload } from "react-dom";
import display from "@/components/layout/faces/archivo-display.woff2";
import type { Locale } from "@/lib/platform/i18n/routing";

const latin = [display, instrument];

export function preloadFonts(locale: Locale) {
  for (const file of locale === "ar" ? [...latin, alexandria, plex] : latin)
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
