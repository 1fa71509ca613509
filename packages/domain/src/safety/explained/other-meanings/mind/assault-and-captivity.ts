import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const LAID_BESIDE =
  '(?:couch|sofa|recliner|chair|armchair|floor|guest (?:room|bed)|spare (?:room|bed)|garage|basement|other room|living room|sofa|sillon|reclinable|suelo|sala|otro cuarto|cuarto de visitas)'
const MADE_TO_DO =
  '(?:squats?|push ?ups?|sit ?ups?|pull ?ups?|burpees?|lunges?|planks?|laps|reps|miles|crunches|jumping jacks|cardio|homework|dishes|laundry|chores|exercises?|sentadillas|lagartijas|flexiones|abdominales|tarea|ejercicios?|vueltas|kilometros)'
const TOUCHED_AT_NIGHT =
  /\b(?:touch\w*|rap(?:e|ed|ing)|forc\w*|sex\w*|naked|clothes|molest\w*|with (?:him|them)|toc[ao]\w*|viol\w+|desnud\w*|oblig\w+)\b/
const DOG_OR_CAT = /\b(?:perr[oa]s?|perrit[oa]|gat[oa]s?|cachorr[oa])\b/

/** Words about assault and captivity that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_ASSAULT_AND_CAPTIVITY: readonly OtherMeaning[] = [
  {
    of: ['sexual-assault'],
    meant:
      /\bme (?:agarro|metio|agarraron) (?:la |el |las |los |un |una |mucha |mucho )*(?:paranoia|panico|miedo|risa|ansiedad|tos|gripe|gripa|lluvia|noche|fiebre|calentura|hambre|sueno|susto|duda|nervios|diarrea|tristeza|temblorina|angustia|depre\w*|crisis|ataque|frio|dolor\w*|vomito\w*)\b/g,
  },
  {
    of: ['sexual-assault'],
    meant: new RegExp(
      `\\b(?:makes?|made|making) (?:me|him|her|us) (?:go )?sleep (?:\\w+ )?(?:on|in) (?:the|an?|my|our) (?:\\w+ )?${LAID_BESIDE}\\b|\\b(?:made|makes|making) (?:me|him|her|us|them) (?:go )?do (?:\\w+ ){0,4}?${MADE_TO_DO}\\b|\\bme (?:hace|hizo|manda|mando|puso|pone) (?:a )?(?:dormir (?:en|al) (?:el |la |mi )?${LAID_BESIDE}|hacer (?:\\w+ ){0,3}?${MADE_TO_DO})\\b`,
      'g',
    ),
    unless: (plain) => TOUCHED_AT_NIGHT.test(withoutDenials(plain)),
  },
  {
    of: ['sexual-assault'],
    meant:
      /\bme agarro (?:de )?(?:la |el |del )?(?:mano|dedo|pie|pierna|tobillo|brazo|pantorrilla|muneca|oreja|cara)\b/g,
    unless: (plain) => !DOG_OR_CAT.test(plain),
    becomes: 'animal-bite',
  },
  {
    of: words('sexual-assault'),
    meant:
      /\b(?:vapor|aceite|agua|fuego|lumbre|llama|corriente|puerta|maquina|calambre|tos|fiebre|gripa|gripe|lluvia|olla|estufa|plancha|caldo|manteca|sueno|trafico|risa|dolor) (?:\w+ )?(?:me|le|nos|se) (?:agarro|cayo|alcanzo|toco) (?:la|el|los|las|un|una|toda|todo)?\b/g,
  },
]
