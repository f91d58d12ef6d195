export { default, generateMetadata, generateStaticParams } from "../(member)/layout";
