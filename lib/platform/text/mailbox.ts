/** Two spellings of one mailbox are one: case, what follows a plus, and for Google also the dots and its second name. */
export function mailbox(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const [local, domain] = [typed.slice(0, Math.max(at, 0)), typed.slice(at + 1)];
  const plain = local.split("+")[0] || local;
  return google.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

const google = new Set(["gmail.com", "googlemail.com"]);
