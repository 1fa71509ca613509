import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const KIN_TELLS = words('child-word age-under-18')
const AFTER_BIRTH =
  /\b(?:bebe|parto|cesarea|embaraz\w*|dio a luz|nacio|recien nacid[oa]|pecho|loquios|esposa|senora|mujer|hermana|hija|ella|cunada|nuera|prima)\b/

/** Words about who it is that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_PERSON_WHO_IT_IS: readonly OtherMeaning[] = [
  {
    of: ['postpartum'],
    meant:
      /\b(?:gave birth to|had|delivered|mother of|after|dio a luz a|tuvo) (?:two|three|four|five|six|[2-9]|several|dos|tres|cuatro|cinco) (?:\w+ )?(?:children|kids|babies|births|deliveries|pregnancies|hijos|partos)\b(?![^.;]{0,30}\b(?:yesterday|today|days?|weeks?|ayer|hoy|dias|semanas)\b)|\b(?:gave birth|dio a luz)\b[^.;]{0,30}\b(?:years ago|hace \w+ anos)\b/g,
  },
  {
    of: words('pregnant'),
    meant:
      /\b(?:like|as if|as though|as big as|as bloated as|look) (?:im |i am |i was |i were |if i were |being |a )?(?:(?:about )?\w+ (?:months?|weeks?) )?(?:pregnant|prego)\b|\b(?:como|parezco|parece que estoy) (?:si (?:estuviera|tuviera) )?(?:embarazada )?(?:de )?(?:\w+ meses )?(?:de )?embaraz\w+/g,
  },
  {
    of: ['postpartum'],
    meant:
      /\byears? ago\b[^.;,!?\n]{0,20}\b(?:had|having) (?:the|my|our|a) (?:\w+ )?(?:baby|child)\b|\b(?:had|having) (?:the|my|our|a) (?:\w+ )?(?:baby|child|son|daughter) (?:\w+ )?(?:\w+ )?years ago\b/g,
  },
  {
    of: KIN_TELLS,
    meant:
      /\b(?:according to|says|notices?|in the opinion of|segun|dicen?) (?:my|mi) (?:\w+ )?(?:daughter|son|granddaughter|grandson|hij[ao]|niet[ao])\b/g,
  },
  {
    of: words('elder-word'),
    meant:
      /\b(?:elderly|old|senior|ancient) (?:\w+ )?(?:cats?|dogs?|kitty|horse|parrot)\b|\b(?:gat[oa]|perr[oa]) (?:viejit[oa]|viej[oa]|ancian[oa])\b/g,
  },
  {
    of: ['elder-word'],
    meant:
      /\b(?:great )?(?:grand(?:ma|mother|pa|father|dad)|nana|granny)(?: on the phone| online)? (?:insists|swears|says|thinks|wants) (?:that )?(?:i|we|me|us)\b/g,
    unless: (plain) => !/^.{0,10}\bmy (?:\d+|\w+) (?:year|month|yr)s? old\b/.test(plain),
  },
  {
    of: words('postpartum bleeding vaginal-bleeding much-blood heavy-vaginal-bleeding'),
    meant: /\b(?:parto|cesarea|aborto)\b[^.;!?\n]{0,40}\bhace (?:\w+ )?anos\b|\b(?:me|le) pusieron sangre\b/g,
    unless: (plain) => !/\bhace (?:\w+ )?anos\b/.test(plain),
  },
  {
    of: ['pregnant'],
    meant:
      /\ben (?:el|mi) (?:(?:primer|otro|anterior) )?embarazo (?:del |el )?(?:ano pasado|anterior|pasado)\b|\ben mi (?:primer|otro|anterior) embarazo\b/g,
    unless: (plain) =>
      /\b(?:estoy embarazada|semanas|trimestre|este embarazo|ahora embarazada|otra vez embarazada)\b/.test(plain),
  },
  {
    of: ['postpartum'],
    meant: /\b(?:ya )?(?:se|me) compus(?:o|e)\b/g,
    unless: (plain) => AFTER_BIRTH.test(plain),
  },
]
