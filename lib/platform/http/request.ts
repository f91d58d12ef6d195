import { isLocale, type Locale } from "../i18n/routing";
import { wantedLocale } from "../i18n/wanted-locale";

/** The CSRF check: true for a state-changing request from another site; programs send neither header and no cookie. */
export function isForeign(request: Request, appUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== appUrl && origin !== new URL(request.url).origin;
}

export const isForm = (request: Request): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers.get("content-type") ?? "");

export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = isForm(request) ? Object.fromEntries(await request.formData()) : await request.json();
    return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

export const localeIn = (value: unknown): Locale => (isLocale(value) ? value : "en");

export function readerLocale({ url, headers }: Request): Locale {
  const localeParam = new URL(url).searchParams.get("locale");
  const preferences = { cookie: headers.get("cookie"), "accept-language": headers.get("accept-language") };
  return isLocale(localeParam) ? localeParam : wantedLocale(preferences);
}
