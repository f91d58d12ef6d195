/** E-mail address, left to right in every language; a long one breaks before the @. */
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
