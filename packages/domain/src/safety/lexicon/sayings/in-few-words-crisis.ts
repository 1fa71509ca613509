import type { Lexicon } from '../lexicon'

const SELF = 'myself|himself|herself|themself|themselves'
const WEAPON = 'gun|guns|knife|pistol|rifle|shotgun|machete|handgun|ar15|axe|hatchet|sword|weapon'
const ME = 'me|us|him|her|them|my|our'
const HURTER =
  'he|she|hes|shes|ex|husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad|stepfather|mom|mother|stepmom|brother|uncle|man|guy|dude|someone|somebody|stranger|they|theyre|roommate|neighbor|son|babysitter|caregiver'
const STRANGER =
  'man|men|guy|guys|someone|somebody|someones|somebodys|stranger|ex|intruder|burglar|robber|prowler|dude|people|neighbor'
const HOME = 'house|home|apartment|door|window|windows|room|trailer|bedroom|place|car|yard|garage|basement'
const LOVED =
  'mom|mother|mama|momma|dad|father|wife|grandma|grandpa|grandmother|grandfather|girlfriend|boyfriend|husband|stepmom|aunt|neighbor'
const YOUNG =
  'brother|sister|son|daughter|kid|kids|children|baby|cousin|nephew|niece|stepson|stepdaughter|friend|siblings'

/** Suicide and violence told in a short plain line. */
export const IN_FEW_WORDS_CRISIS: Lexicon = {
  'suicide-said': [
    `<child>|<partner>|<relative>|he|she|they|friend|sister|uncle|someone|somebody|cousin|roommate|just =hung|hanged|hangs|hanging =himself|herself|themself|themselves`,
    `found|finding =him|her|my|them hanging|hanged|hung`,
    'tracks|bridge|cliff|overpass|river|lake|ocean|woods ~ end|ending ~ it|everything|life|things',
    'drove|drive|driving|walked|walking|went|going|came|headed ~ tracks|bridge|cliff|overpass ~ die|kill|jump',
    'drove|drive|driving|walked|walking|went|going|came|headed ~ river|lake|ocean|woods ~ die|kill',
    'wanna =be =dead|gone',
    'dont|didnt =wanna =be =here|alive|around =anymore|no|any',
    'dont|didnt =want =to =be =here|alive|around =no|any|anymore',
    `locked|locks|barricaded|locking ~ ${SELF} ~ gun|pistol|rifle|shotgun|knife|pills|rope|razor|blade|noose|belt`,
    'decided|chosen|choosing|chose|planning|plan|prepared|determined|decide|deciding =to|on =die|dying|disappear',
    'crash*|wreck*|crashing|swerve|swerving|driving|drive ~ purpose|purposely|intentionally|deliberately ~ thinking|think|thoughts|thought|want|wanna|urge|keep|going|gonna|im|tempted',
    'thinking|think|thoughts|thought|urge|want|wanna|tempted|fantasizing about|to|of driving|drive|crashing|crash|swerving|swerve|veering =my|the|into|off|car =car|truck|into|off|a tree|wall|cliff|bridge|pole|oncoming|semi|embankment',
    'has|have|having|got|made|tied|tying|making|found|holding|with|bought =a|the|his|her|my =noose',
    'have|got|with|holding =the|all =pills|gun|razor|blade|rope|noose in =front =of =me',
    'pills|gun|razor|blade|rope|noose right|all|lined|sitting|laid =here|in|out|up =front|right|in of|front =me|of',
    'gas|oven|stove|burners|engine =to =die|end|kill',
    'turned|turn|left|leave =on =the =gas|oven|stove|burners|engine =to =die|end|kill',
    'is|hes|shes|im|standing|sitting|out|up =on =the|a|that =ledge|parapet',
    'want|need|wanna =it|this|everything =to =end i =have|got gun|pistol|rifle|noose|rope|pills|knife',
    'gun|pistol|rifle|noose|rope ~ want|wanna|ready ~ end',
    'sitting|sit|laying ~ car|truck|van ~ garage ~ running|idling|engine',
    'hes|shes|keeps|is|brother|son|daughter|sister|dad|mom|he|she =running|walking|jumping|runs|walks|jumped|darting|wandering|stepping =in|into|out|through|in =traffic|oncoming|front|into',
  ],
  'self-harm': ['i|she|he|have|daughter|son =cut|cutting =too|way|so|really =deep|deeply|far'],
  'suicide-means': ['noose'],
  'harm-others': [
    'going|gonna|about|want|wanna|might|will|wants|afraid smother|suffocate|drown|strangle|shake|choke|throw|kill|beat =my|the|this|our =baby|newborn|infant|toddler',
    'going|gonna|want|wanna|might =to|just beat|drown|choke|strangle|throw =my|the|this|our =kid|kids|son|daughter =if|because|for|until',
    'baby|newborn|infant|toddler ~ want|wants|wanna|gonna|going|urge|thoughts|might ~ kill|smother|drown|suffocate|strangle|throw ~ it|him|her',
    `off =her|his|my|their =meds|medication|medicine|pills|lithium has|with|holding|got|swinging|waving|grabbed ${WEAPON}|bat|hammer`,
    `demon|demons|devil|satan|possessed|aliens|impostor*|imposter*|imposters|spies|voices ~ has|got|holding|with|grabbed|swinging|have ~ ${WEAPON}|bat|hammer`,
    `thinks|believes|convinced|swears|says ~ were|im|hes|shes|everyone|we|people ~ demon*|devil*|possessed|alien*|imposter*|impostor*|spies|bulletproof|invincible|immortal|satan ~ ${WEAPON}|traffic|roof|bat|hammer`,
  ],
  'violence-now': [
    'there =is =a|an =man|guy|stranger|shooter|gunman|intruder =in|inside =my|our|the =house|room|bedroom|apartment|closet|building|school|mall',
    'student|classmate|coworker|pupil|teenager =has|brought|pulled|got =a =gun|knife|pistol|rifle',
    'set|setting|lit|light|lighting =me|us|him|her =on =fire',
    'guy|man|men|someone|stranger mask|masks|hoodie|ski trying|outside|inside|door|window|house',
    `${HURTER} =is|are|keeps|was|started|just beating|hitting|punching|choking|strangling|kicking|stomping|attacking|slapping|stabbing|hit|punched|choked|strangled|stabbed|attacked =my|our|up|on ${LOVED}`,
    `hes|shes|theyre =beating|hitting|punching|choking|strangling|kicking|stomping|attacking|slapping|stabbing =my|our|up|on|the ${LOVED}|${YOUNG}`,
    `${HURTER} =is|are|keeps|started|was =beating|choking|strangling|stomping|stabbing|punching|attacking =my|our|up|on ${YOUNG}`,
    `${HURTER} =beats|chokes|strangles|stomps|punches|attacks =my|our|up ${LOVED}|${YOUNG}`,
    'held|holding|keeping|kept|locked|taken|trapped|hold|being against =my|her|his|our|their =will',
    'broke|breaking|break|broken ~ in|into|inside ~ hiding|hide|hid|closet',
    `${STRANGER} =is|are|was =breaking =in|into|down`,
    `somebodys|someones|theyre|hes|shes|${STRANGER} =breaking =in|into =my|the|our|to|through|with|right|now|house`,
    `${STRANGER} =just =broke =in|into`,
    `${STRANGER} trying|tryna|tryin|tries =to|get =get|break|come|force|climb =in|into|inside|through ${HOME}`,
    `hes|he|theyre|they =trying =to =break|kick|bust =in|into|down|my|the`,
    'intruder|burglar|prowler|robber|intruders =is|are =in|inside|at|here|downstairs|upstairs|outside|trying|still',
    'intruder|burglar|prowler|robber|intruders =in|inside|at =my|the|our',
    `${STRANGER}|kid|student|boy|coworker|husband|boyfriend|brother|teen|son|dad in|at|outside|inside|to ${HOME}|school|work|job|store|building|church|class|porch|mall|campus|office|classroom has|with|holding|carrying|waving|pulled|brought ${WEAPON}`,
    'theres =a|an|some =man|guy|shooter|gunman|stranger =in|inside =my|our|the =house|room|bedroom|apartment|closet|building|attic|basement|kitchen|school|mall',
    'theres =someone|somebody =in|inside =my|our|the =house|room|bedroom|apartment|closet|attic|basement',
    'active|mass|school =shooter|shooting|gunman =in|at|here|on|inside|right|situation|near|now|my|outside',
    'shots =fired|firing',
    'shooter|gunman =in|at|here|outside|inside|on =the|my|our|here|school|campus|work|this',
    'hell|shell|theyll =kill|shoot|stab|murder =me|us|my|him|her|them',
    `ex|husband|boyfriend|he|she|man|stalker|neighbor|guy|someone|wife|stepdad|partner said|says|texted|told|messaged|swore|threatened|threatens|promised|wrote|posted|screamed hell|will|gonna|going|shell|theyll|would|wants|to =kill|shoot|stab|murder|burn|to`,
    `following|stalking|follows|stalks ~ me ~ kill|murder|knife|gun|shoot|rape`,
    `${HURTER} trying|tried|tries|wants|wanted =to =kill|murder|strangle|stab|shoot|drown|burn|poison|suffocate|smother =${ME}`,
    'tried|trying|tries =to =run|hit|mow =me|us|him|her|them|my =over|down|with',
    'ran|run =me|us =over|down with|in|on =his|her|the|a|purpose',
    `${HURTER} poured|threw|dumped|splashed|doused|throws|pours gas|gasoline|acid|bleach|kerosene|lighter|boiling|lye on|over|at|all|in =me|us|him|her|them`,
    `${HURTER} poured|threw|dumped|splashed|doused|throws|pours gas|gasoline|acid|bleach|kerosene|boiling|lye on|over|at|in =my face|body|eyes|head|legs|back|daughter|son|wife|mom|kids|brother|sister`,
    'poured|dumped|doused|splashed =gas|gasoline|acid|kerosene|lighter =on|over|all|fluid =me|us|him|her|over|on|my',
    'doused|covered|soaked =me|us|him|her =in|with =gas|gasoline|kerosene|acid|lighter',
    `pulled|pulls|drew|pointed|pointing|aimed|aiming|waving|waved|holding|held|put|puts =a|the|his|her|my =${WEAPON}|blade|razor =on|at|to|against|up =me|us|my|him|her|them|to`,
    'kicking|kicks|kicked|busting|smashing|ramming|breaking =the|my|our door|doors|window|windows =down|in|open|off',
    'kicking|busting|smashing|breaking =down|in =my|the|our =door|doors',
    `shows|showed|showing|turned|came =up|over|back =with =a|his|her|the ${WEAPON}`,
    `shows|showed|showing|came =up|to =at|my|the|our|to ${HOME}|work|job|school with|holding|carrying|waving ${WEAPON}`,
  ],
  'violence-home': [
    'im|were|are|hes|shes|is|she|he|am =being =attacked|beaten|strangled|choked|stabbed|raped|assaulted',
    'mom|mother|dad|father|stepdad|stepmom|stepfather|boyfriend|husband|babysitter|uncle|he|she|they|foster|brother|teacher|grandma|ex|wife =burned|burns|burnt|scalded|burning|brands|branded =me|my|us on|with|using|purpose|cigarette|cigarettes|stove|lighter|iron|arm|hand|leg|skin cigarette|cigarettes|stove|lighter|iron|purpose|punish*|boiling|with|on',
    'burned|burnt|burns|scalded|burning =me|us|my|him|her|his =with|purpose|on|arm|hand|leg =cigarette|cigarettes|purpose|a|with|lighter|the =cigarette|cigarettes|lighter|iron|purpose|a|stove',
    'burned|burns|burnt|scalded ~ me|kid|son|daughter|child ~ purpose|cigarettes|cigarette|punish*',
    'being|getting =beaten|beat|attacked|choked|strangled|assaulted|stabbed|stomped|jumped|raped by|up|right|now|in|on|with|and|again',
  ],
  'elder-abuse': [
    '<elder>|uncle|aunt|neighbor =is|are|being|was|gets|got|been|keeps being|getting|been|beaten|hit|abused|beaten|hit|abused|slapped|starved|neglected|tied|punched|kicked =by|hit|abused|beaten|slapped|starved|neglected|tied',
  ],
}
