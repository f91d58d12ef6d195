/** In place of Next's own page, whose markup would be in the payload of each page; every layout below has a not-found page of its own. */
export default function NeverShown() {
  return null;
}
