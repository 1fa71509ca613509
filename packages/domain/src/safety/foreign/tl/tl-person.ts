import type { Lexicon } from '../../lexicon/lexicon'
import { BELLY, BLOOD, CHILD, LATE, TEST, WEEKS } from './tl-words'
import { joined, range } from '../choices'

/** Who it is, how it is and what is known of them: age, time, illnesses, medicines. */
export const TAGALOG_PERSON: Lexicon = {
  'heart-disease': ['sakit sa puso|may sakit sa puso|na bypass|may stent'],
  diabetes: ['diabetes|diabetic|diyabetis|sugar nya|sugar ko|insulin|sugar niya|sugar ni|may sugar'],
  insulin: ['insulin'],
  'severe-pain': ['sobrang sakit|matinding sakit|grabeng sakit|grabe ang sakit|grabe yung sakit|napakasakit'],
  'blood-thinner': ['blood thinner|pampalabnaw ng dugo|warfarin|eliquis|xarelto|coumadin|aspilet'],
  pregnant: [
    'buntis|buntis ako|preggy|nagbubuntis|pinagbubuntis|juntis|pregnant|buntes|kabuwanan ko|dalang tao|nagdadalang tao|ipinagbubuntis',
    'buwan|months|weeks|linggo ~ tiyan ko|buntis|pinagbubuntis|kabuwanan',
    TEST,
    'preggy|preggo|juntis|buntis|nagdadalantao|dalang tao|kabuwanan na|malapit nang manganak|malapit na manganak|due date ko|due ko na',
    `${LATE} ~ ${BELLY}|${BLOOD}|spotting ~ nahihilo|hilo|isang side|kaliwa|kaliwang|kanan|kanang|himatay|hihimatayin|malay|balikat|spotting|dinudugo|dinugo|namumutla`,
    `isang side|kaliwang puson|kanang puson|kaliwa|kanan ~ ${LATE} ~ sakit|masakit|sumasakit|tusok|tumutusok`,
    joined(range(5, 41).map(String), [
      'weeks preggy',
      'wks preggy',
      'weeks buntis',
      'weeks na buntis',
      'weeks akong buntis',
      'weeks na tiyan ko',
    ]),
  ],
  postpartum: [
    'nanganak|kapapanganak|kakapanganak|bagong panganak|kakapanganak ko|pagkapanganak|kapanganakan ko|na cs|nacs|cesarean|kaka anak|kakaanak ~ ko|ako|asawa|lang|misis|linggo|araw|sya|kahapon|pa|baby',
    'nakapanganak|nanganak|bagong panganak|bagong anak|kapapanganak|kakapanganak|na cs|nacs|cesarean|cs ko ~ ako|ko|akong|linggo|araw|days|weeks|lang|pa lang|misis|asawa|kahapon|sya|nung',
    'bagong panganak|kapapanganak|kakapanganak|nanganak|katatapos manganak|kakaanak|bagong cs|ka cs ~ lagnat|nilalagnat|dugo|dinudugo|mabaho|masakit ulo|giniginaw|nahihilo|kombulsyon|hinga|manas|tahi',
  ],
  'infant-word': [
    'baby|sanggol|beybi|baby ko|si baby|bagong silang',
    'buwang gulang|months old|mos old|buwan pa lang|buwan palang|month old',
  ],
  'newborn-word': [
    'bagong silang|newborn|bagong panganak na baby|kapapanganak na baby|kapapanganak lang na|kakapanganak lang na baby|new born',
    'linggo|weeks old|week old|linggong|araw|days old|araw pa lang|linggo pa lang|linggo palang|wks old ~ baby|sanggol|anak',
    joined(range(1, 27).map(String), [
      'days old',
      'day old',
      'araw pa lang',
      'araw palang',
      'araw na baby',
      'days pa lang',
      'days palang',
    ]),
    'bagong panganak|bagong silang|newborn|kakalabas lang sa ospital ~ baby|sanggol|anak|namin',
  ],
  'age-under-3-months': [
    'isang buwan|1 buwan|2 buwan|dalawang buwan|1 month|2 months|1 month old|2 months old|isang buwang|dalawang buwang|1mo|2mos|one month|two months ~ baby|sanggol|anak|pa lang|palang',
    'weeks old|week old|linggong gulang|days old',
  ],
  'child-word': [CHILD],
  'elder-word': ['lolo|lola|matanda|matandang|lolo ko|lola ko|senior'],
  lasting: [
    'isang linggo na|dalawang linggo na|ilang araw na|matagal na|isang buwan na|ilang linggo na|1 week na|2 weeks na',
    WEEKS,
    'ilang linggo|ilang araw|ilang buwan|isang linggo na|isang buwan na|5 araw na|4 araw na|apat na araw na|limang araw na|matagal na|matagal nang|ayaw mawala',
  ],
  sudden: ['bigla|biglang|biglaan|bigla na lang|bigla nalang'],
  severe: ['sobra|sobrang|matindi|matinding|grabe|grabeng|napakasakit|malala|malalang'],
  cancer: ['kanser|cancer'],
  'post-surgery': ['inoperahan|naoperahan|kakaopera|pagkatapos ng opera|opera ko|operasyon ko'],
  'long-lasting': [
    WEEKS,
    'isang buwan na|isang buwan nang|isang buwan|ilang linggo|ilang buwan|ilang taon|matagal na|matagal nang|1 month na|month na|halos isang buwan',
  ],
}
