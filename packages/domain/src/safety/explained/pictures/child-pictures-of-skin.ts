import { WELL_CHILD } from '../child-words'
import { FEEDS_BADLY, HIGH, ILL, MILD_FEVER, RASH_WORDS, usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_BLUE } from './words-of-pictures'
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

const BITTEN =
  /\b(?:bites?|bitten|mosquito\w*|bugs?|midges?|camp\w*|fleas?|central (?:dot|punctum)|punctum|picaduras?|zancudos?)\b/
const ITCHES = /\b(?:itch\w*|comezon|pican?|picazon)\b/
const BUMPS = /\b(?:bumps?|bites?|wheals?|welts?|spots?|ronchas?|granitos?)\b/

const BRUISES = /\b(?:bruis\w*|moretones?)\b/
const TINY_DOTS =
  /\b(?:red dots?|petechia\w*|pinpoint|tiny (?:red|purple)|puntitos rojos|plt \d\d?\b|platelets? (?:of |are )?\d\d?\b)\b/

/** Children's rashes, bites, sunburn, warts, lice and bruises (AAP symptom pages, HealthyChildren.org, CDC). */
export const CHILD_PICTURES_OF_SKIN: readonly Picture[] = [
  usualOfChild({
    tells: [SPOTS, HANDS_AND_MOUTH],
    says: [WELL_CHILD],
    without: [...ILL, ...FEEDS_BADLY, ...HIGH, 'rash-medicine'],
    age: [0.25, 18],
    explains: [...RASH_WORDS, ...MILD_FEVER],
  }),
  usualOfChild({
    tells: [SPOTS, ROSEOLA, FADES],
    says: [WELL_CHILD],
    without: [...ILL, ...FEEDS_BADLY, 'temp-405', 'bruise', 'tick-bite', 'red-eye'],
    age: [0.4, 4],
    explains: [...RASH_WORDS, ...MILD_FEVER, ...HIGH],
    never: /\b(?:purple|purpl\w+|petechia\w*|bruis\w*|still (?:has|have|running) (?:a )?fever|limp|letharg\w*)\b/,
  }),
  usualOfChild({
    tells: [SPOTS, SLAPPED],
    without: [...ILL, ...HIGH, 'pregnant'],
    age: [1, 18],
    explains: [...RASH_WORDS, ...MILD_FEVER, 'throat-blood', 'contact-lens'],
    never: /\b(?:anemi\w*|sickle|petechia\w*|purple|swollen joints?|pale)\b/,
  }),
  usualOfChild({
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
  usualOfChild({
    tells: [PEARLY],
    without: ['fever', 'temp-38', 'red-spreading-skin', 'weak-immunity'],
    explains: [...RASH_WORDS, 'flank-pain', 'near-eye', 'eye-word', 'mole'],
    never: /\b(?:pus|draining|hot|spreading red)\b/,
  }),
  usualOfChild({
    tells: [BITTEN, ITCHES, BUMPS],
    without: [
      ...ILL,
      'fever',
      'temp-38',
      'face-swelling',
      'red-spreading-skin',
      'tick-bite',
      'animal-bite',
      'throat-swelling',
      'vomiting',
      'wheezing',
      'many-stings',
      'spider-bite',
      'snake-bite',
      'eye-shut',
      'headache',
    ],
    age: [0.5, 18],
    never: /\b(?:pus|streaks?|spreading|hot|ring|bull|bedbug infection)\b/,
    explains: [...RASH_WORDS, 'wound-trouble', 'insect-sting', 'infection', 'burn-size'],
  }),
  usualOfChild({
    tells: [
      /\b(?:sunburn\w*|sunscreen|sun|quemadura de sol|asole\w*)\b/,
      /\b(?:pink|red|tender|burn\w*|roj[oa]s?|ard\w+)\b/,
    ],
    without: [...ILL, 'vomiting', 'fever', 'temp-38', 'dizzy', 'headache', 'body-blisters', 'heat-stroke'],
    age: [1, 18],
    explains: ['sunburn', 'burn', 'water-place', 'chewed-it', 'heat-illness'],
    never: /\b(?:blister\w*|faint\w*|confus\w*|fever\w*)\b/,
  }),
  usualOfChild({
    tells: [/\b(?:warts?|lice|nits|pinworms?|itchy bottom|chapped|ringworm|verrugas?|piojos|liendres|lombrices)\b/],
    without: ['fever', 'temp-38', 'severe', 'seizure', 'red-spreading-skin', 'belly-pain', 'burning-urine'],
    age: [1, 18],
    explains: ['hiccups', 'rash', 'infection'],
  }),
  {
    becomes: 'soon-of-child',
    tells: [BRUISES, TINY_DOTS],
    without: ILL_OR_BLUE,
    age: [0.5, 18],
    explains: ['bleeding', 'limb-rash', 'rash-not-fading'],
  },
]
