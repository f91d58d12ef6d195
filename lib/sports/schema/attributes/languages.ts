export const spokenLanguages = (
  "en fr es ar pt de it nl pl ro ru uk tr fa he el sv no da fi is cs sk hu sl hr sr bs sq mk bg lt lv et ga cy eu ca gl " +
  "zh ja ko vi th id ms tl hi ur bn pa ta te ml si ne my km mn kk uz ka hy az sw am so ha yo ig wo ff bm ln mg rw sn zu xh af ber ht"
).split(" ");

/** "Native" is excluded, because it would reveal origin. */
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
