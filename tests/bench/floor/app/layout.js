import { cookies } from "next/headers";
import { Suspense } from "react";
import { recorded } from "../recorded";

/** The document is made anew for whoever is signed in, as the site's own: there it stands in the layout too. */
export default function Layout() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

async function Page() {
  return recorded((await cookies()).get("page")?.value ?? "none");
}
