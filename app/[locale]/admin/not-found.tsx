export { MemberNotFound as default } from "@/components/layout/member-not-found";
