export { default, generateMetadata } from "../page";

export const ensureStatic = "navigation";
/** Nothing of it can stand before its address is known. */
export const instant = false;

/** Made when first asked for. Next wants one address at build time: this can be nobody's. */
export const generateStaticParams = () => [{ slug: "-", level: "-" }];
