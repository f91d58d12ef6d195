/** The browser of the npm package, unpacked into `folder`, where it runs; else the installed one. */
export async function browserIn(folder: string) {
  const { BROWSER_PATH, TMPDIR } = process.env;
  const isSupported = process.platform === "linux" && process.arch === "x64";
  const { installedBrowser } = await import("@/tests/support/browser/launch");
  if (BROWSER_PATH || !isSupported) return BROWSER_PATH ?? installedBrowser();
  const { default: packaged } = await import("@sparticuz/chromium");
  process.env.TMPDIR = folder;
  const path = await packaged.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
}
