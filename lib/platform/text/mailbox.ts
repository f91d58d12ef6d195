/** The canonical form of an address: lower case, without plus tags and without dots for Gmail. */
export function mailbox(email: string): string {
  const normalized = email.trim().toLowerCase();
  const atIndex = normalized.lastIndexOf("@");
  const [local, domain] = [normalized.slice(0, Math.max(atIndex, 0)), normalized.slice(atIndex + 1)];
  const withoutTag = local.split("+")[0] || local;
  return gmailDomains.has(domain) ? `${withoutTag.replaceAll(".", "")}@gmail.com` : `${withoutTag}@${domain}`;
}

const gmailDomains = new Set(["gmail.com", "googlemail.com"]);
