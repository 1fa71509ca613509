import type { Reading } from './reading'

/** In years. */
export const GROWN = 18
/** What names a child without its age. */
export const CHILD_WORDS = ['child-word', 'infant-word', 'newborn-word']
const BEGINS_WITH_PATIENT =
  /^\W*(?:(?:hi|hello|hey|good \w+|hola|buen[oa]s \w+|about me|sobre mi)\W+){0,2}(?:(?:im|i am|soy|yo soy|mr|mrs|ms|patient|paciente|pt|an?|the|this|un|una) )*(?:(?!my|our|her|his|mi|su)\w+ ){0,3}\d{2}[ /]?(?:years?|yrs?|y ?o|y\/o|anos?|a|f|m|female|male|woman|man|yo)\b/
const AGE_OF_PATIENT =
  /(?<=[.;\n] ?)\d{2}[ -]?(?:years?|yrs?|y)[ -]?(?:old|o) (?:fe)?male\b|(?<=[.;\n] ?)(?:male|female|man|woman|hombre|mujer),? (?:de )?\d{2}\b/
const HAS_A_CHILD =
  /\b(?:my|our|her|his|their|the|mi|su|nuestr[oa]) (?:\w+ ){0,2}(?:baby|babies|sons?|daughters?|kids?|child|children|toddler|newborn|infant|boys?|girls?|twins?|little one|grandson|granddaughter|grandchild|bebe|hij[oa]s?|nin[oa]s?|niet[oa]s?)\b/
const IS_ILL =
  /\b(?:br(?:ing|ings|ought)|baby|babies|newborn|infant|toddler|bebe|nacido|trae|brings?)\b|\b(?:son|daughter|kid|child|boy|girl|twin|grandson|granddaughter|hij[oa]|nin[oa]|niet[oa]) (?:is|has|had|was|wont|isnt|cant|keeps|just|fell|ate|drank|swallowed|took|got|who|esta|tiene|se|no|trago|tomo|comio)\b|\b(?:gave|given|giving|feeding) (?:my|our|her|his|the) |\ble (?:di|dimos|dieron|he dado)\b/

/** Told of a grown patient, by whose age the message begins, and of no child that anything is the matter with. */
export const isOfGrownPatient = ({ plain, ages }: Reading): boolean =>
  ages.length > 0 &&
  ages.every((age) => age >= GROWN) &&
  (BEGINS_WITH_PATIENT.test(plain) || AGE_OF_PATIENT.test(plain)) &&
  !(HAS_A_CHILD.test(plain) && IS_ILL.test(plain)) &&
  !/\b(?:newborn|infant|toddler)\b/.test(plain)

/** "A 41-year-old mother of three": her children are spoken of, and not ill. */
export const OF_GROWN_PATIENT = { of: CHILD_WORDS, holds: isOfGrownPatient }
