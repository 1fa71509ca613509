import { WELL_CHILD } from '../child-words'
import type { Picture } from './picture'
import { FEEDS_BADLY, HIGH, ILL, MILD_FEVER, RASH_WORDS, usualOfChild as usual } from '../usual-of-child'
import { words } from '../../../free-text/words'

const SPOTS =
  /\b(?:spots?|rash\w*|bumps?|blister\w*|vesicl\w*|sores?|macules?|papules?|dots?|lacy|cheeks|sarpullido|ronchas?|granitos|ampoll\w+|manch(?:it)?as?|llagas?|vesiculas)\b/
const HANDS_AND_MOUTH =
  /\b(?:hand,? foot|hfmd|coxsackie|manos?,? pies? y boca|(?:palms?|hands?|soles?|feet|palmas?|plantas?|manos|pies)(?=[\s\S]{0,160}\b(?:mouth|tongue|throat|lips?|boca|lengua))|(?:mouth|tongue|boca)(?=[\s\S]{0,160}\b(?:palms?|hands?|soles?|feet|palmas?|plantas?|manos|pies)))\b/
const ROSEOLA =
  /\b(?:fever|temp\w*|fiebre|calentura|3[89](?:[.,]\d)?|40)\b[\s\S]{0,160}\b(?:broke|gone|vanish\w*|stopped|went away|resolved|disappear\w*|since|now (?:he|she|a|has)|se (?:le )?(?:quito|fue)|cedio|desaparecio|after)\b|\bse (?:le )?(?:ha )?(?:quito|fue|ido|quitado|bajo) (?:ya )?(?:la |el )?(?:calentura|fiebre)\b|\b(?:roseola|mmr|vaccin\w*|vacuna\w*)\b/
const FADES =
  /\b(?:blanch\w*|fad(?:e|es|ing) (?:on|when|with|under)|(?:turns?|goes) (?:white|pale) (?:when|on)|disappears? when|press\w*|pink|lacy|flat|rosita|rosad\w+|desaparece\w*)\b/
const SLAPPED =
  /\b(?:slapped|fifth (?:disease|dz)|erythema infectiosum|5th disease|parvo\w*|lacy|bright red cheeks|quinta enfermedad|eritema infeccioso|cachetada|bofetada)\b/
const CHICKENPOX =
  /\b(?:chicken ?pox|varicella|varicela|vesicles (?:and|&) crusts|(?:blisters?|spots?) (?:\w+ ){0,6}(?:scabs?|crusts?|crops))\b/
const PEARLY =
  /\b(?:mollusc\w*|(?:pearly|flesh colou?red|skin colou?red|dome shaped|dimpl\w*|umbilicat\w*|central (?:dimple|dent))[\s\S]{0,80}\b(?:bumps?|papules?|spots?|dimple)|(?:bumps?|papules?)[\s\S]{0,80}\b(?:pearly|dimpl\w*|umbilicat\w*|central dent)|molusco\w*)\b/

/** Rashes of children that are well in themselves (AAP and CDC: hand, foot and mouth, roseola, fifth disease, chickenpox). */
export const PICTURES_OF_RASHES: readonly Picture[] = [
  usual({
    tells: [SPOTS, HANDS_AND_MOUTH],
    says: [WELL_CHILD],
    without: [...ILL, ...FEEDS_BADLY, ...HIGH, 'rash-medicine'],
    age: [0.25, 18],
    explains: [...RASH_WORDS, ...MILD_FEVER],
  }),
  usual({
    tells: [SPOTS, ROSEOLA, FADES],
    says: [WELL_CHILD],
    without: [...ILL, ...FEEDS_BADLY, 'temp-405', 'bruise', 'tick-bite', 'red-eye'],
    age: [0.4, 4],
    explains: [...RASH_WORDS, ...MILD_FEVER, ...HIGH],
    never: /\b(?:purple|purpl\w+|petechia\w*|bruis\w*|still (?:has|have|running) (?:a )?fever|limp|letharg\w*)\b/,
  }),
  usual({
    tells: [SPOTS, SLAPPED],
    without: [...ILL, ...HIGH, 'pregnant'],
    age: [1, 18],
    explains: [...RASH_WORDS, ...MILD_FEVER, 'throat-blood', 'contact-lens'],
    never: /\b(?:anemi\w*|sickle|petechia\w*|purple|swollen joints?|pale)\b/,
  }),
  usual({
    tells: [CHICKENPOX],
    says: [WELL_CHILD],
    without: [
      ...words(
        'stiff-neck seizure drowsy short-of-breath confused balance-loss pregnant postpartum red-spreading-skin',
      ),
      ...HIGH,
    ],
    age: [1, 12],
    explains: [...RASH_WORDS, ...MILD_FEVER, 'weak-immunity', 'weak-immunity-person', 'shingles'],
    never: /\b(?:pus|very red|spreading red|chemo\w*|transplant\w*|leuk\w*|steroids|stagger\w*|unstead\w*|wobbl\w*)\b/,
  }),
  usual({
    tells: [PEARLY],
    without: ['fever', 'temp-38', 'red-spreading-skin', 'weak-immunity'],
    explains: [...RASH_WORDS, 'flank-pain', 'near-eye', 'eye-word', 'mole'],
    never: /\b(?:pus|draining|hot|spreading red)\b/,
  }),
]
