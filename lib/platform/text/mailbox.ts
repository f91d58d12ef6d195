/** Canonical form of an address: case, plus tags and Gmail dots removed. */
export function mailbox(email: string): string {
  const normalized = email.trim().toLowerCase();
  const at = normalized.lastIndexOf("@");
  const [local, domain] = [normalized.slice(0, Math.max(at, 0)), normalized.slice(at + 1)];
  const withoutTag = local.split("+")[0] || local;
  return google.has(domain) ? `${withoutTag.replaceAll(".", "")}@gmail.com` : `${withoutTag}@${domain}`;
}

const google = new Set(["gmail.com", "googlemail.com"]);
