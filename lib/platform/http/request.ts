import { isLocale, type Locale } from "../i18n/routing";
import { wantedLocale } from "../i18n/wanted-locale";

/** True for a state-changing request that another site made in somebody's browser. Programs send neither header and carry no cookie. */
export function isForeign(request: Request, appUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== appUrl && origin !== new URL(request.url).origin;
}

/** True for a form sent from a page, which wants a page in return. */
export const isForm = (request: Request): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers.get("content-type") ?? "");

/** The body of a small request as an object, whichever of the two ways it was sent; {} when it is neither. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = isForm(request) ? Object.fromEntries(await request.formData()) : await request.json();
    return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

export const localeIn = (value: unknown): Locale => (isLocale(value) ? value : "en");

/** The language in which somebody asks who has no page: the one the address names, else the one they like. */
export function readerLocale({ url, headers }: Request): Locale {
  const named = new URL(url).searchParams.get("locale");
  const liked = { cookie: headers.get("cookie"), "accept-language": headers.get("accept-language") };
  return isLocale(named) ? named : wantedLocale(liked);
}
