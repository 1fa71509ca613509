import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const SEES_NOT =
  /\b(?:(?:cant|cannot|couldnt|dont|hardly) (?:\w+ )?see|(?:vision|sight|eye) (?:is |went |has |was )?(?:gone|out|black|dark|lost|blurr\w*)|blind|curtain|shadow|no ve[or]?|cieg[oa]|vista)\b/

const DRINKS_NO_MORE =
  /\b(?:shak\w*|shaky|sweat\w*|seiz\w*|tremor\w*|vomit\w*|throw\w*|see(?:ing)? things|hear\w*|hallucin\w*|last drink|hours|since|yesterday|days ago|stopped|quit (?:on|two|three|yesterday|last)|cold turkey|racing|tembl\w*|sud\w*|convuls\w*|deje|ayer|horas)\b/

/** Words of plain messages that elsewhere name a danger: what was washed out of an eye, and what flew into it. */
export const OTHER_MEANINGS_IN_PLAIN_MESSAGES: readonly OtherMeaning[] = [
  {
    of: words('vision-loss'),
    meant:
      /\b(?:wash\w*|rins\w*|flush\w*|irrigat\w*|came|come|got|get|fell|blink\w*|cri(?:ed|es)|took|pull\w*|fish\w*|pick\w*) (?:it |them |that |her eye |his eye |my eye |the eye )?(?:all |right |back )?out\b/g,
    unless: (plain) => SEES_NOT.test(plain),
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
    of: ['withdrawal'],
    meant:
      /\b(?:want\w*|wanna|trying|try|like|ready|need\w*|hop\w*|how|decided|quiero|quisiera|ocupo|necesito) (?:help )?(?:to |with )?(?:quit|quitting|stop|stopping|cut|dejar)\b[^.;!?\n]{0,20}\b(?:drink\w*|alcohol|beers?|wine|vodka|tomar|beber|cerveza)\b/g,
    unless: (plain) => DRINKS_NO_MORE.test(withoutDenials(plain)),
  },
]
