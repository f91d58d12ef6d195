const marker = /<meta name="http-status" content="(404|410)"/;

/** The status a page gives itself: Next sends 200 for whatever it could render. */
export const saidStatus = (html: string): number | undefined => {
  const said = marker.exec(html)?.[1];
  return said ? Number(said) : undefined;
};
