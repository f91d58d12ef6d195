export { default, generateMetadata } from "../page";

export const ensureStatic = "navigation";
/** No part can be rendered before the sport and the level are known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no sport has. */
export const generateStaticParams = () => [{ slug: "-", level: "-" }];
