import { words } from '../../../free-text/words'
import { withoutDenials } from '../told'
import type { OtherMeaning } from './other-meaning'
import { unlessTold } from './unless-told'
import { says } from './vocabulary'

const HEADACHE = /\b(?:migrain\w*|head ?aches?|queasy|lie in the dark)\b/
const STRONG_ACID = /\b(?:wart|peel\w*|remover|callus|verrugas?|callos?|drain|battery|pure|concentrat\w*)\b/
const SCRATCHED = /\b(?:rasp\w+|rasgu\w+|aran\w+|roz\w+|scratch\w*|scrap\w*)\b/
const SEES_WELL =
  /\b(?:veo|ve) (?:bien|normal|igual)\b|\b(?:see|vision(?: is)?) (?:fine|ok|okay|normal|clear\w*|well)\b/
const INTO_THE_EYE =
  /\b(?:clav\w*|enterr\w*|encaj\w*|penetr\w*|atraves\w*|sangr\w*|pupila|borros\w*|doble|sombra|metal|fierro|vidrio|alambre|anzuelo|clavo|poked|stuck|pierc\w*|blood\w*|blurr\w*|pupil|glass|wire|nail|liquido)\b/

/** Words about eye that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_EYE: readonly OtherMeaning[] = [
  {
    of: ['eye-pain'],
    meant:
      /\b(?:pain|ache|aching|throb\w*|stab\w*|pulsing)\b (?:\w+ ){0,2}(?:over|above|behind|around) (?:one|my|the|her|his|left|right|an?) (?:\w+ )?eyes?\b/g,
    becomes: 'headache',
    unless: (plain) => !HEADACHE.test(plain),
  },
  {
    of: words('flashes-floaters light-flashes'),
    meant:
      /\bflash\w* (?:\w+ ){0,4}?(?:at|in|into|on) (?:my|his|her|the|our) (?:\w+ )?(?:eyes?|face)\b|\b(?:reflection of|reflejo del?) (?:the |a |el )?(?:camera )?flash\b/g,
  },
  {
    of: words('floaters floaters-any floaters-many eye-injury'),
    meant:
      /\b(?:gnats?|fl(?:y|ies)|bugs?|insects?|mosquito\w*|moths?|bees?|eyelash|lash|dust|mosc[ao]s?|mosquitos?|bich[oa]s?|bichitos?|pestana|zancudos?)\b[^.;!?\n]{0,14}\b(?:flew|went|got|hit|landed|fell|blew|is|entro|metio|cayo|pego)\b[^.;!?\n]{0,14}\b(?:eyes?|ojos?)\b|\b(?:eyelash(?:es)?|lash|pestana) (?:\w+ ){0,2}(?:in|en) (?:my|his|her|the|el) (?:eye|ojo)\b/g,
    unless: (plain) =>
      /\b(?:float\w*|see(?:ing)?|vision|flash\w*|swarm|drift\w*|veo|vista|flotan\w*|destell\w*|stung|sting|stinger|pico)\b/.test(
        plain,
      ),
  },
  {
    of: ['caustic-thing'],
    meant:
      /\b(?:salicylic|hyaluronic|ascorbic|folic|citric|lactic|azelaic|amino|fatty|salicilico|hialuronico|citrico|folico)(?: acids?)?\b|\bacido (?:salicilico|hialuronico|citrico|folico)\b/g,
    unless: (plain) => STRONG_ACID.test(plain),
  },
  {
    of: ['eye-injury'],
    meant:
      /\b(?:patch|spot|blotch|blob|smear|splotch) of (?:bright )?(?:red )?blood (?:on|in|over) the white\b|\b(?:red|blood|bloody) (?:patch|spot|blotch|blob) (?:on|in|over) the white\b|\bmancha (?:de sangre|roja) en lo blanco\b/g,
    becomes: 'red-eye',
    unless: (plain) =>
      /\b(?:hit|punch\w*|ball|knock\w*|pok\w*|injur\w*|fell|rock|pain\w*|hurts?|blur\w*|vision|see (?:less|badly)|thinners?|warfarin|pupil|iris|colou?red|head ?ache|golpe\w*|pelota|duele|dolor|borros\w*|anticoagul\w*|pupila)\b/.test(
        withoutDenials(
          plain.replaceAll(
            /\b(?:see|seeing|vision|sight)(?: is)? (?:\w+ )?(?:fine|ok|okay|normal|clear|well|perfect)\b/g,
            ' ',
          ),
        ),
      ) || /\bon (?:blood )?thinners\b/.test(withoutDenials(plain)),
  },
  {
    of: ['eye-injury'],
    meant: /\b(?:ojos?|eyes?)\b/g,
    unless: (plain) => !SCRATCHED.test(plain) || !says(plain, SEES_WELL) || says(plain, INTO_THE_EYE),
    becomes: 'same-day',
  },
  {
    of: words('floaters'),
    meant:
      /\b(?:bolit\w+|basur\w+|mosc\w+|mosquit\w+|hilit\w+|manchit\w+|puntit\w+|gusanit\w+|floaters?|specks?|squiggl\w+|strings)\b[^.;!?\n]{0,60}/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\bdesde (?:(?:la|el|que) )?(?:primaria|secundaria|prepa\w*|escuela|kinder|(?:era|estaba) (?:nin|chic|chiqu|jov)\w*|nin[oa]|chiquit[oa]|joven|tengo memoria|siempre|hace (?:muchos|varios|\w+) anos)\b|\b(?:since|for) (?:(?:i was|my) )?(?:high school|middle school|grade school|childhood|years|a kid|a child|ten years|as long as)\b/,
        /\b(?:(?:siempre |son )?l[oa]s mism[oa]s|siempre igual(?:es)?|(?:nunca|no) han cambiado|the same|never changed|havent changed|unchanged)\b/,
      ],
      /\b(?:destell\w*|luces|relampag\w*|flash\w*|cortina|sombra|nuev[oa]s?|de repente|ahora|hoy|ayer|much(?:as|isimas)|mas que|borros[oa]|dolor|duele\w*|golpe\w*|operad[oa]|operaron|lluvia|new|sudden\w*|more|curtain|shadow|blur\w*|pain|today|yesterday|hit)\b/,
    ),
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:fue|fui|fueron|ser|sera|sido|siendo|quede) vist[oa]s?\b|\bdark (?:\w+ )?(?:under ?eyes?|circles?|bags)\b|\bunder ?eyes? (?:dark\w*|circles|bags|concealer)\b/g,
  },
  {
    of: words('chemical-splash'),
    meant:
      /\b(?:stinks?|smells?|fumes?|odou?r|reeks?)\b[^.;!?\n]{0,60}\beyes (?:sting|water|burn|itch)\w*(?: \w+){0,4}(?: when i (?:walk|go|come|am|step) in)?\b/g,
    unless: (plain) =>
      /\b(?:splash\w*|squirt\w*|spray\w*|got (?:it |some )?in (?:my|his|her)|drop(?:s|ped)?|vision|blurr\w*|cant (?:see|open)|breath\w*|cough\w*|chest)\b/.test(
        withoutDenials(plain),
      ),
  },
]
