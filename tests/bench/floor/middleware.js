import { NextResponse } from "next/server";

export const config = { matcher: "/nowhere" };

/** Without one here, the bundler takes that of the folder above. */
export function middleware() {
  return NextResponse.next();
}
