import type { Driver } from "./driver";
import { firefoxPath, openFirefox } from "./firefox";
import { openWebkit, webkitPrograms } from "./webkit";

type OtherBrowser = {
  name: string;
  /** The packages of Debian. */
  needs: string;
  /** Undefined if it is not installed. */
  open: (() => Promise<Driver>) | undefined;
};

const [firefox, webkit] = [firefoxPath(), webkitPrograms()];

/** The browsers besides Chromium. */
export const otherBrowsers: OtherBrowser[] = [
  { name: "Firefox", needs: "firefox-esr", open: firefox ? () => openFirefox(firefox) : undefined },
  { name: "WebKit", needs: "webkit2gtk-driver and xvfb", open: webkit ? () => openWebkit(webkit) : undefined },
];
