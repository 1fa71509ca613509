import { joined, listed, range } from '../choices'

/** Stories, and what is long ago. */
export const MORE_PAST = listed(
  'nag picture|nagpicture|nagpipicture|nagselfie|nag selfie|nag aabang ng jeep|nag aabang ng bus|naghihintay ng jeep|naghihintay ng bus|namimingwit|nangingisda|sa pelikulang|yung pelikula|sa telenovela|sa laro|sa game|sa mobile legends',
  joined(range(2, 50).map(String), [
    'years ago',
    'yrs ago',
    'taon na ang nakakaraan',
    'taon na nakakaraan',
    'taon na nakalipas',
    'taon nang nakakaraan',
  ]),
  'probinsyano|si cardo|cardo dalisay|batang quiapo|batang quiapo|maalaala mo kaya|mmk|magpakailanman|eat bulaga|its showtime|tulfo|teleserye|sa teleserye|pelikula|sa sine|sa sinehan|squid game|crash landing|kdrama|k drama|anime|sa anime|wrestling|sa wwe|pinanood namin|pinanood ko|napanuod|napanood|episode ng|season ng|finale ng',
  'years ago|kontrabida|kakapanood|kakapanuod|napanood ko|napanood namin|pinapanood|sa episode|yung bidang|sa eksena|artista|sa series|sa tiktok|sa vlog|sa nobela|sa wattpad|sa drama|sa korean|yung idol|nabalitaan ko|may balita|sa news|nanood kami ng laban|nanonood ng boxing|laban ni pacquiao|sa boxing|ufc|noong araw|noong dalaga|noong binata|nung dalaga|nung binata|nung nasa pinas pa|noong nasa pinas|nung nasa pilipinas pa|ilang taon na ang nakaraan|matagal nang magaling|magaling na magaling na|okay na okay na|ok na ok na',
)

const HAPPENS = [
  'inatake',
  'inaatake',
  'sumakit',
  'sumasakit',
  'masakit',
  'nahimatay',
  'hinimatay',
  'na stroke',
  'nastroke',
  'nilalagnat',
  'dinudugo',
  'nagsusuka',
  'nahihilo',
  'nangisay',
  'nangingisay',
  'hinihingal',
  'namamaga',
  'nanghihina',
  'bubugbugin',
  'binubugbog',
  'binugbog',
  'sinaktan',
  'sinasaktan',
  'sinasakal',
  'di makahinga',
  'hirap huminga',
  'hindi makahinga',
  'naninikip',
  'sumisikip',
  'nagbabanta',
  'naiisip ko',
  'gusto ko',
]

/** What befalls somebody again. */
export const MORE_NOW = listed(
  joined(HAPPENS, [
    'na naman',
    'nanaman',
    'ulit',
    'uli',
    'ngayon',
    'na siya',
    'na sya',
    'na naman sya',
    'na naman siya',
    'na naman ako',
  ]),
  'eto na naman|heto na naman|meron na naman|mayroon na naman|nangyayari na naman|bumalik na naman|nararamdaman ko na naman|nanaman sya|nanaman ako',
)
