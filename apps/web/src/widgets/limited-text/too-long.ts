/** How many more characters fit; below zero, how many are too many. What is trimmed away before sending does not count. */
export const charactersLeft = (text: string, maximum: number): number => maximum - text.trim().length

export const isTooLong = (text: string, maximum: number): boolean => charactersLeft(text, maximum) < 0
