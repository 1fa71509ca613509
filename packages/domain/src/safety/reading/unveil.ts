const TERMINAL_CODES = /[^\P{Cc}\s]\[[0-9;]*[A-Za-z]/gu
/** Characters that nobody sees, such as one that joins or parts letters. */
const UNSEEN = /[\p{Cf}\u034f\u180e]/gu
const LETTERS_APART = /(?<![a-z])[a-z](?:[ .·_*-][a-z]){3,}(?![a-z])/g
const OTHER_ALPHABET = /[\u0261\u0370-\u052f]/
const LATIN = /[a-z]/

/** Greek and Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  з: '3',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ɡ: 'g',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}

export const withoutUnseen = (text: string): string => text.replaceAll(TERMINAL_CODES, '').replaceAll(UNSEEN, '')

/** Small letters that look like themselves drawn otherwise: a dotless i and small capitals. */
const DRAWN_OTHERWISE = new Map(
  [...'ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, at) => [letter, 'iabcdefghijklmnoprstuvwyz'[at]!]),
)
const IS_DRAWN_OTHERWISE = /[ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/g

const alike = (word: string) =>
  LATIN.test(word) && OTHER_ALPHABET.test(word)
    ? [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')
    : word

/**
 * A small-letter text as a person sees it: look-alikes of other alphabets within Latin words, and letters set apart
 * ("c h e s t", "c.h.e.s.t"), read as the word they make.
 */
export function unveil(plain: string): string {
  const drawn = plain.replaceAll(IS_DRAWN_OTHERWISE, (letter) => DRAWN_OTHERWISE.get(letter)!)
  const latin = OTHER_ALPHABET.test(drawn) ? drawn.replaceAll(/\S+/g, alike) : drawn
  return latin.replaceAll(LETTERS_APART, (apart) => apart.replaceAll(/[^a-z]/g, ''))
}
