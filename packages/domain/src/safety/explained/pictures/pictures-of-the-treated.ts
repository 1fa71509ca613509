import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const CHEMO =
  /\b(?:chemo\w*|infusions?|oxaliplatin|paclitaxel|taxol|vincristine|cisplatin|docetaxel|bortezomib|quimio\w*)\b/
const NUMB =
  /\b(?:numb\w*|tingl\w*|pins and needles|neuropathy|dormid[oa]s|hormigue\w*|adormec\w*|entumid\w*|neuropatia)\b/
const TIPS = /\b(?:toes?|fingers?|fingertips?|feet|hands?|dedos|pies|manos|puntas)\b/
const IS_WELL =
  /\b(?:walk\w* (?:is )?(?:fine|ok|okay|normal\w*|well)|no fever|no falls|not falling|afebrile|camino bien|sin fiebre|no (?:me )?caigo)\b/
const MORE_THAN_TIPS =
  /\b(?:one side|face|speech|cant (?:walk|stand|hold)|bladder|bowel|fell|sudden\w*|weak\w*|legs give|un lado|cara|de repente|debil\w*)\b/

/** What the treatment of a cancer does to hands and feet, for the next visit (MedlinePlus, peripheral neuropathy). */
export const PICTURES_OF_THE_TREATED: readonly Picture[] = [
  {
    tells: [CHEMO, NUMB, TIPS, IS_WELL],
    says: [NUMB],
    unless: MORE_THAN_TIPS,
    without: words(
      'fever temp-38 chills one-side-weak speech-trouble both-legs-weak saddle-numb chest-pain back-pain mouth-tingle throat-danger drooling',
    ),
    explains: words(
      'joint-ache toes-tingle limb-numb limb-deadened climbs-higher weak-immunity-person weak-immunity cancer',
    ),
    becomes: 'needs-visit',
  },
]
