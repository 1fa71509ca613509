/**
 * What shows nothing though it is no white space: fillers, joiners, controls, and the Braille cell without a dot; nor
 * anything that two readers could agree on: code points of private use, without a meaning, or half of a pair.
 */
const VISIBLE = /[^\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nobody could see anything of a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)
