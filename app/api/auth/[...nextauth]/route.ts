export { GET, POST } from "@/lib/accounts/provider/next-auth";
