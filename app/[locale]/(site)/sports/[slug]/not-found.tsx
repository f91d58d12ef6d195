export { SportNotFound as default } from "@/components/sports/sport-not-found";
