export const isArabic = (text: string) => /\p{Script=Arabic}/u.test(/\p{L}/u.exec(text)?.[0] ?? "");

/** Marks Arabic lines that begin with a Latin name as right-to-left (U+200F), because mail programs take a line's direction from its first letter. */
export function withDirection<Email extends { subject: string; body: string }>(email: Email): Email {
  if (!isArabic(email.body)) return email;
  const markLine = (line: string) => (/\p{Script=Arabic}/u.test(line) && !isArabic(line) ? `\u200f${line}` : line);
  return { ...email, subject: markLine(email.subject), body: email.body.split("\n").map(markLine).join("\n") };
}
