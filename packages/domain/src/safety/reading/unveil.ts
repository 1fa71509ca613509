import { withoutLookAlikes } from '../../free-text/look-alikes'
import { withoutDisguise } from './disguised'
import { withWordsApart } from './typed-together'

const TERMINAL_CODES = /[^\P{Cc}\s]\[[0-9;]*[A-Za-z]/gu
/** Characters that nobody sees, such as one that joins or parts letters. */
const UNSEEN = /[\p{Cf}\u034f\u180e]/gu
const LETTERS_APART = /(?<![a-z])[a-z](?:[ .·_*-][a-z]){3,}(?![a-z])/g

export const withoutUnseen = (text: string): string => text.replaceAll(TERMINAL_CODES, '').replaceAll(UNSEEN, '')

const FIGURES = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g
const ZEROS = [0x0660, 0x06f0, 0x0966]

/** The same with figures as they are written in the West. */
export const withWesternFigures = (text: string): string =>
  text.replaceAll(
    FIGURES,
    (figure) => `${figure.charCodeAt(0) - ZEROS.findLast((each) => each <= figure.charCodeAt(0))!}`,
  )

/** Small letters that look like themselves drawn otherwise: a dotless i and small capitals. */
const DRAWN_OTHERWISE = new Map(
  [...'ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, at) => [letter, 'iabcdefghijklmnoprstuvwyz'[at]!]),
)
const IS_DRAWN_OTHERWISE = /[ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/g

/**
 * A small-letter text as a person sees it: look-alikes of other alphabets within Latin words, letters set apart
 * ("c h e s t", "c.h.e.s.t"), signs for letters ("k1ll") and words typed together, read as the words they make.
 */
export function unveil(plain: string): string {
  const drawn = plain.replaceAll(IS_DRAWN_OTHERWISE, (letter) => DRAWN_OTHERWISE.get(letter)!)
  const joined = withoutLookAlikes(drawn).replaceAll(LETTERS_APART, (apart) => apart.replaceAll(/[^a-z]/g, ''))
  return withWordsApart(withoutDisguise(joined))
}
