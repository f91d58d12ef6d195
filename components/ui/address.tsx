/** An e-mail address from left to right in every language: too long for its place, it breaks before its @. */
export function Address({ email }: { email: string }) {
  const atSign = email.lastIndexOf("@");
  return (
    <bdi dir="ltr">
      {email.slice(0, atSign)}
      <wbr />
      {email.slice(atSign)}
    </bdi>
  );
}
