const DENIES =
  /\b(?:no|not|never|none|without|nor|neither|isnt|wasnt|arent|hasnt|havent|hadnt|doesnt|dont|didnt|wont|cant|denies|denied|stopped|barely|hardly|refus\w+|less|too|sin|ni|nunca|tampoco|niega|apenas|casi|dejo de|menos)\b/
const PART_ENDS = /[.,;:|!?\n]|\b(?:and|but|y|pero)\b/
const SENTENCE_ENDS = /[.;|!?\n]|\b(?:but|pero|however|though|aunque)\b/
const LONGEST_ITEM = 4

const lastOf = (plain: string, at: number, ends: RegExp): string =>
  plain
    .slice(Math.max(0, at - 120), at)
    .split(ends)
    .at(-1)!

/** "No jerking, stiffening or wetting": a denial goes on over short things listed behind it. */
function isInDeniedList(plain: string, at: number): boolean {
  const parts = lastOf(plain, at, SENTENCE_ENDS).split(/,|\/|\band\b|\by\b/)
  const from = parts.findLastIndex((part) => DENIES.test(part))
  return from >= 0 && parts.slice(from + 1).every((part) => part.trim().split(/\s+/).length <= LONGEST_ITEM)
}

const places = (plain: string, sign: RegExp): readonly number[] =>
  [...plain.matchAll(new RegExp(sign.source, 'g'))].map(({ index }) => index)

/** Whether a text tells something somewhere without a denial in the same part of the sentence. */
export const says = (plain: string, sign: RegExp): boolean =>
  sign.test(plain) && places(plain, sign).some((at) => !DENIES.test(lastOf(plain, at, PART_ENDS)))

/** The same, where a thing in a list of denials counts as denied too. */
export const saysInNoList = (plain: string, sign: RegExp): boolean =>
  sign.test(plain) && places(plain, sign).some((at) => !isInDeniedList(plain, at))
