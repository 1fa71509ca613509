const ANIMAL = '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|horse|perr[oa]s?|gat[oa]s?)'
const PET = new RegExp(`\\b(?:my|our|the|mi) (?:\\w+ )?${ANIMAL}\\b`)
/** "Chasing the dog", "my dog bit me": who plays with it, walks or is hurt is a person. */
const BESIDE_PET = new RegExp(
  `\\b(?:with|hit(?:s|ting)?|chas(?:es|ed|ing)|walk(?:s|ed|ing)?|jog(?:s|ged|ging)?|feed(?:s|ing)?|pett?(?:s|ed|ing)|kiss(?:es|ing)?|hug(?:s|ging)?|use|like|con|pase\\w+|como) (?:my|our|the|mi|a mi|al) (?:\\w+ )?${ANIMAL}\\b|\\b(?:my|our|mi) (?:\\w+ )?${ANIMAL}\\b[^.;!?\\n]{0,40}\\b(?:me (?:mordi\\w+|rasgun\\w+|aran\\w+|tumbo|jalo|piso)|(?:bit|scratched|nipped|knocked|pulled) me)\\b`,
  'g',
)

/** Whether a pet is spoken of that may be the one who is ill. */
export const isOfPet = (plain: string): boolean => PET.test(plain) && PET.test(plain.replaceAll(BESIDE_PET, ' '))
