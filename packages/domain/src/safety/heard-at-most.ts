/** Letters of a text that are read for danger. */
export const HEARD_AT_MOST = 20_000
