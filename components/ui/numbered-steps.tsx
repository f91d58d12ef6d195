import { useFormatter } from "next-intl";

type Props = {
  steps: { name: string; title: string; text: string }[];
  /** Use a heading if the steps belong to the outline of the page. */
  as?: "h3" | "b";
  className?: string;
};

export function NumberedSteps({ steps, as: Title = "b", className }: Props) {
  const format = useFormatter();
  return (
    <ol className={className}>
      {steps.map(({ name, title, text }, index) => (
        <li key={name}>
          <span className="num" aria-hidden="true">
            {format.number(index + 1, "whole")}
          </span>
          <div>
            <Title>{title}</Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
