"use client";
"use no memo"; // A list never changes once it is rendered.

type Glance = { organization: string; text: string; at: string; date: string };

export const GlanceList = ({ glances }: { glances: Glance[] }) => (
  <ul className="list">
    {glances.map(({ organization, text, at, date }) => (
      <li key={`${text} ${organization} ${at}`}>
        <span>
          <bdi>{organization}</bdi>
          <small>{text}</small>
        </span>
        <time className="xs" dateTime={at}>
          {date}
        </time>
      </li>
    ))}
  </ul>
);
