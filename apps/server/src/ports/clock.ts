/** The time now. Rules take it as an argument; only the edge of the house asks for it. */
export type Clock = () => Date
