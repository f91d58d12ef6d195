import type { Locale } from "../i18n/routing";

/** The site's design tokens as fixed colors, because mail programs do not support custom properties. */
const light = {
  ground: "#f4f2ec",
  paper: "#fcfbf7",
  ink: "#12181b",
  soft: "#465054",
  line: "#d0ccbf",
  field: "#2c7345",
};
const dark = {
  ground: "#0f1417",
  paper: "#1b2226",
  ink: "#f4f1e8",
  soft: "#b9bfbd",
  line: "#2d363a",
  field: "#26633b",
};
export const fixed = { chalk: "#f8f5ec", night: "#12181b", flag: "#ffce1f" };
export const colors = light;

const latin = {
  text: "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif",
  display: "Archivo,'Segoe UI',Helvetica,Arial,sans-serif",
};
const arabic = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif";

/** No font is loaded; a font is used where the reader has it. Arabic takes no negative tracking and more leading. */
export function facesOf(locale: Locale) {
  if (locale === "ar") return { text: arabic, display: arabic, leading: "1.75", tight: "1.4", track: "0" };
  return { ...latin, leading: "1.55", tight: "1.15", track: "-0.02em" };
}

export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%}
a{color:inherit}
@media (max-width:599px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:25px!important}.act,.act a{width:100%!important;box-sizing:border-box}.act a{text-align:center!important}.gap{padding-top:0!important}}
@media (prefers-color-scheme:dark){.ground{background:${dark.ground}!important}.paper{background:${dark.paper}!important}.field{background:${dark.field}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.rule{border-color:${dark.line}!important}}
`;
