import { fileURLToPath } from "node:url";

/** As the site's own, where it matters for what a page costs. */
export default {
  distDir: ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL("../../../", import.meta.url)) },
};
