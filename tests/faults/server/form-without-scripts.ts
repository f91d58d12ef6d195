/** Fills in the form of this id and sends it as a browser without scripts does; returns the page that answers. */
export async function sendForm(
  origin: string,
  path: string,
  formId: string,
  fields: Record<string, string>,
  cookie = "",
): Promise<string> {
  const html = await (await fetch(origin + path, { headers: { cookie } })).text();
  const form = new RegExp(`<form id="${formId}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";
  const body = new FormData();
  for (const [, name = "", value = ""] of form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g))
    body.append(name, value.replaceAll("&quot;", '"'));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return (await fetch(origin + path, { method: "POST", headers: { cookie }, body, redirect: "manual" })).text();
}
