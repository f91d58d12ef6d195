export const isRobot = (agent: string) => agent.trim() === "" || robots.test(agent);

/** Only common ones; CUBOT is a phone brand. */
const robots =
  /(?<!cu)bots?\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|undici|node-fetch|axios|scrapy|libwww|httpclient/i;
