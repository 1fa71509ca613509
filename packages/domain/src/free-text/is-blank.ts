/** What fonts leave empty though it is no white space: fillers, joiners, controls, and the Braille cell without a dot. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nobody could see anything of a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)
