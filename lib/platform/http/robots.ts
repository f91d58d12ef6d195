/** What calls itself a robot, or says nothing of itself. */
export const isRobot = (agent: string) => agent.trim() === "" || robots.test(agent);

/** Obvious ones only; CUBOT makes telephones. */
const robots =
  /(?<!cu)bots?\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|undici|node-fetch|axios|scrapy|libwww|httpclient/i;
