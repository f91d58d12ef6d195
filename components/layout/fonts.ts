import plex from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2";
import alexandria from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { preload } from "react-dom";
import type { Locale } from "@/lib/core/i18n/routing";

const latin = [archivo, instrument];

export function preloadFonts(locale: Locale) {
  for (const file of locale === "ar" ? [...latin, alexandria, plex] : latin)
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
