import type { OtherMeaning } from '../other-meanings/other-meaning'

const THING_HURTS =
  /\b(?:(?:will|can|could|does|did|would|may|might|do) (?:it|this|that|they|these|those|the \w+(?: (?:or|of) (?:the )?\w+){0,2}|\w+s)|(?:it|this|that) (?:will|can|could|would|might|may)) (?:\w+ )?(?:hurt|harm|damage|kill) (?:the|my|our|her|him|his|me|a)\b(?: \w+)?|\b(?:puede|podria|va a|le|me) (?:hacer(?:le)? dano|danar|lastimar) (?:a |al )?(?:mi |el |la )?\w+/g
const BIRD_SITS =
  /\b(?:pigeons?|doves?|crows?|birds?|gulls?|seagulls?|cats?|squirrels?|palomas?|pajaros?|gatos?)\b (?:\w+ ){0,3}(?:sitting|standing|perched|sat|stood|parad[oa]s?|sentad[oa]s?)(?: \w+){0,3} (?:railing|ledge|roof|bridge|barandal|azotea)\b/g
const NO_ALCOHOL =
  /\b(?:drank|drunk|drink|tome|bebi) (?:too much|so much|a lot of|demasiad[ao]|mucha?) (?:water|coffee|tea|juice|soda|milk|agua|cafe|te|jugo|leche)\b/g
const FROM_A_BOTTLE =
  /\b(?:drank|drunk|drinking|tome|bebi) (?:\w+ ){0,3}(?:water|milk|juice|coffee|tea|soda|agua|leche|jugo|cafe)\b[^.;!?]{0,40}\b(?:bottles?|cups?|glass|cans?|botellas?|vasos?)\b/g
const OF_THE_PIPES =
  /\b(?:(?:tap|faucet|sink|shower|toilet|bath|pool|pipe|city|garden|hose) water|water (?:of|in|from) (?:my|the|our) (?:building|house|tap|faucet|sink|shower|pipes?|toilet|kitchen|street|apartment|pool|hose))\b(?: \w+){0,6}? (?:brown|green|broke|broken|leak\w*)\b/g
const ONE_DROP = /\b(?:una|unas|la|dos|tres|cada) (?:gota|gotas|gotita|gotitas)(?= (?:de|del|que|en)\b)/g

const QUIET_ALARM =
  /\b(?:alarms?|detectors?|alarma|monoxide|monoxido|gas)\b[^.;!?]{0,70}\b(?:green|silent|quiet|never (?:rang|beep\w*|went|sound\w*)|(?:didnt|hasnt|not|isnt) (?:beep\w*|ring\w*|rung|gone|go|sound\w*)|zero|0 ppm|cero|chirp\w*|low batter\w*|bateria baja|verde|callad[oa]|no (?:ha sonado|sono|suena))\b/g

/** Words of danger that a worried message says of a thing, a bird or a drink. */
export const WORRIED_WORDS: readonly OtherMeaning[] = [
  { of: ['harm-others', 'postpartum-mood'], meant: THING_HURTS },
  { of: ['suicide-said', 'lethal-means'], meant: BIRD_SITS },
  { of: ['alcohol-poisoning'], meant: NO_ALCOHOL },
  { of: ['too-many-pills'], meant: FROM_A_BOTTLE },
  { of: ['fluid-leak'], meant: OF_THE_PIPES },
  { of: ['carbon-monoxide'], meant: QUIET_ALARM },
  { of: ['gout'], meant: ONE_DROP },
  { of: ['saddle-numb', 'joint-ache'], meant: /\bnumbers?\b/g },
]
