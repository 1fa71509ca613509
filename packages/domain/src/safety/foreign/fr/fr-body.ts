import type { Lexicon } from '../../lexicon/lexicon'

export const FRENCH_UNABLE =
  'peux pas|peut pas|peuvent pas|peux plus|peut plus|peuvent plus|jpeux plus|jpeux pas|arrive pas|arrive plus|arrivent plus|arrivent pas|narrive pas|narrive plus|jarrive pas|jarrive plus|pouvais plus|pouvait plus|pouvait pas|arrivait plus|arrivait pas|reussit pas|reussit plus|reussis plus|reussis pas|parvient pas|parvient plus|parviens plus|parviens pas|pas capable|plus capable|incapable|impossible|sait plus|sais plus|ai du mal|a du mal|avec du mal|du mal|difficulte|difficultes|galere|peine a'
const CHEST = 'poitrine|thorax|thoracique|thoraciques|sternum|torse|poitine|pwatrin'
const PAIN = 'mal|douleur|douleurs|douloureux|douloureuse|doulleur'
const CRUSH =
  'serre|serrent|serree|serrer|serrement|pese|lourd|lourde|lourdeur|pression|appuie|appuient|appuyer|ecrase|ecrasee|ecraser|ecrasement|comprime|comprimee|etau|oppresse|oppression|oppressee|elephant|poids|kilos|kg|enclume|pierre|rocher|brique|bloc|barre|couteau|couteaux|poignard|assis|assise|broie|bloquee|pince|pincement|lance|pique|piquent|brule|tire|explose|exploser|eclater|coince|coincee|crispe|dechire|compression|tight|camion|voiture'
const ARM = 'bras|jambe|main|jambes|mains|doigts|pied'
const FACE = 'visage|bouche|figure|levre|la joue|sa joue|ma joue|sourire|face|paupiere|machoire'
const DROOP =
  'tordu|tordue|tord|tordait|deforme|deformee|deforme|de travers|travers|tombe d un|tombe|tombee|tombant|tombante|qui tombe|pend|pendait|affaisse|affaissee|affaissement|descendu|descendue|paralyse|paralysee|tire d un|devie|deviee|parti sur|partie sur|parti d un|partie d un|partie de cote|parti de cote|un seul cote|penche|pend d un|bizarre d un|asymetrique|ne bouge plus|bouge plus|decale|decalee|tourne d un|tournee|tire vers|figee|fige'
const OUT =
  'reponds pas|repond pas|repond plus|reponds plus|reagit pas|reagit plus|reveille pas|reveille plus|reveiller'
const BELLY = 'ventre|bide|abdomen|estomac|abdominale|abdominales'
const HARD =
  'terrible|terribles|atroce|atroces|insupportable|insupportables|horrible|horribles|intense|violente|violent|violentes|enorme|plie en deux|pliee en deux|plie|pliee|hurle|crie|hurler|plus tenir|tenir debout|tord de douleur|tordre de douleur|poignard|couteau|tres tres mal|super mal|trop mal|affreux|affreuse|extreme|supporte plus|supporter|je souffre trop|creve de mal|dechire|contraction|brutale|fulgurante|coup de poignard'
const FEVER = 'fievre|temperature|brulant|brulante|fievreux|fievreuse|39|40|38|bouillant|bouillante|chaud'
const EYE = 'oeil|yeux|vue|vision|il gauche|il droit'

const ALLERGENS =
  'arachide|arachides|cacahuete|cacahuetes|noix|noisette|noisettes|amande|amandes|crevette|crevettes|crabe|homard|fruits de mer|poisson|oeuf|oeufs|sesame|soja|kiwi|guepe|guepes|abeille|abeilles|frelon|fourmis rouges|antibiotique|antibiotiques|penicilline|amoxicilline|nutella|beurre de cacahuete|pate d arachide|mafe|peanut|peanuts'

export const FRENCH_BODY: Lexicon = {
  'chest-pain': [
    `${CHEST} ~ ${PAIN}|fait mal|me fait`,
    `${CHEST} ~ ${CRUSH}`,
    'douleur|douleurs|mal|pointe|serre ~ au coeur depuis|dans le coeur|cote du coeur|au niveau du coeur|region du coeur|cote gauche jusqu au bras',
    'coeur|c ur ~ lache|explose|exploser|poignard|coup de couteau|lancer|ecrase|serre tres fort|me pique|me fait mal|fait tres mal',
    'elephant|enclume ~ sur moi|sur lui|sur elle',
    'chest ~ douleur|mal|serre|fait mal',
  ],
  'heart-attack': [
    'crise cardiaque',
    'crise du coeur',
    'infarctus',
    'arret cardiaque',
    'attaque cardiaque|attaque du coeur',
  ],
  'pain-spreads': [
    'bras gauche|machoire|epaule gauche|mon bras|le bras ~ descend|remonte|irradie|va dans|part dans|partir dans|va jusqu|monte dans|jusque dans|jusqu au|se propage|se repand',
    'bras gauche|machoire|epaule gauche ~ mal|douleur|engourdi|lourd|serre|fourmille|lance|tire|brule|elance',
  ],
  sweating: [
    'moite|moites|transpire|transpirait|sueur|sueurs|sueurs froides|en sueur|en nage|trempe de|trempee de|degouline|sue a|sue beaucoup|il sue|elle sue|je sue|transpiration',
  ],
  'cannot-breathe': [
    `${FRENCH_UNABLE} ~ respirer|respire|souffler|souffle|reprendre mon souffle|respirait|respiration|inspirer|air`,
    'ne respire pas|ne respire plus|respire plus|respire pas|respirait plus|respirait pas|respire mal|respire tres mal|respire a peine|respire difficilement|arrete de respirer|respirer plus',
    'manque d air|manque d oxygene|manque de souffle|manque le souffle|plus de souffle|plus d air|pas assez d air|cherche son souffle|cherche son air|cherche l air|cherche de l air|chercher son air|a bout de souffle|souffle court|bout de souffle|souffle coupe|l air ne rentre|l air rentre pas|air ne passe|air passe pas|air passe plus|air ne passe plus|cherche mon souffle|cherche mon air|cherche a respirer',
    'suffoque|suffoquait|suffoquer|suffocation|detresse respiratoire|gasp|halete|haletant|haleter',
    'etouffe|etouffait|etouffer|etouffement|asphyxie|asphyxier|j etouffe|s etouffe',
  ],
  'short-of-breath': [
    'essouffle|essoufflee|essoufflement|souffle comme|respire vite|respire tres vite|respire trop vite|respiration rapide|respiration courte|respiration difficile|respiration sifflante|respiration bruyante|poumons bloques|respire comme un chien|respire fort et|vite essouffle|respire par la bouche vite',
  ],
  'ribs-pulling': [
    'cotes|cote|ventre|thorax ~ rentrent|se creusent|creuse|creusent|on voit|rentre a chaque|qui rentrent|tirent|balance ~ respire|respirer|respiration|souffle|cotes',
  ],
  'blue-lips': [
    'levres|levre|bouche|visage|ongles|doigts|peau|face|langue ~ bleu|bleue|bleus|bleues|violet|violette|violettes|violets|mauve|mauves|bleute|bleutes|bleutees|gris|grise|grises|blues',
    'devient bleu|devient bleue|devient tout bleu|devient toute bleue|devenu bleu|devenue bleue|devenu tout bleu|est tout bleu|est toute bleue|vire au bleu|devient violet|devient violette|tout violet|toute violette|est bleu|est bleue|etait tout bleu|etait toute bleue|devient gris|tourne au bleu|tout bleue',
  ],
  wheezing: [
    `${ALLERGENS} ~ il siffle|elle siffle|ca siffle|je siffle|et siffle|qui siffle|a siffler|poitrine siffle|respiration siffle|bebe siffle|sifflements|sifflement ~ mange|manger|avale|pris|pique|piquee|reaction|allergique|allergie|gonfle|enfle|boutons|plaques|rouge`,
    'siffle|sifflement|sifflements ~ respire|respirant|respiration|poumons|poitrine',
    'respiration sifflante',
  ],
  asthma: ['asthme|asthmatique'],
  'inhaler-fails': [
    'ventoline|inhalateur|pompe|spray|puff|bouffees|nebuliseur ~ marche pas|marche plus|fait rien|sert a rien|aide pas|ne fait|vide|suffit pas|suffit plus|change rien|calme pas|soulage pas|ne marche|n aide',
  ],
  choking: [
    'coince|coincee|bloque|bloquee|reste|passe pas ~ gorge|trachee|gosier ~ bonbon|viande|morceau|raisin|piece|lego|jouet|os|pain|pomme|nourriture|cacahuete|bille|arete|saucisse|respire|tousse|bleu|bleue|parle|perle|parler|respirer|ballon|noix',
    'etouffe|etouffait|etrangle|etouffer|etrangler|avale de travers ~ bonbon|viande|morceau|raisin|piece|lego|jouet|os|pomme|mange|manger|mangeant|nourriture|cacahuete|bille|arete|saucisse|repas|biscuit|carotte|avec un|avec une|avec du|avec son',
  ],
  stroke: [
    'avc',
    'accident vasculaire',
    'attaque cerebrale|attaque au cerveau|congestion cerebrale|hemorragie cerebrale|ait cerebral',
  ],
  'face-droop': [
    'figure|visage|bouche|joue|levre ~ bouge pas|bouge plus ~ moitie|un cote|d un cote|gauche|droite|droit',
    `${FRENCH_UNABLE} ~ sourire|sourire normalement`,
    `${FACE}|moitie du visage|cote du visage ~ ${DROOP}`,
    'sourire|sourit|souris|bouche ~ deux cotes|un seul cote|d un cote|de travers|moitie|tordu|tordue',
    'moitie|cote|gauche|droit ~ visage ~ endormi|engourdi|engourdie|mort|sens plus|sent plus|paralyse|tombe',
    'bave d un cote|visage endormi d un cote',
  ],
  'one-side-weak': [
    `${ARM}|un cote|cote gauche|cote droit|moitie du corps|cote du corps|demi corps ~ engourdi|engourdie|engourdis|paralyse|paralysee|paralysie|faible|faiblesse|sens plus|sent plus|mou|molle|mort|morte|endormi|endormie|ne bouge plus|bouge plus|repond plus|reponds plus|obeit plus|obeissent plus|n obeit|sans force|plus de force|force dans|lourd comme|pend|ballant|insensible|lache`,
    `${FRENCH_UNABLE}|plus ~ lever|bouger|soulever|serrer|tenir|plier|remuer|utiliser ~ ${ARM}|cote gauche|cote droit|un cote`,
    'traine la jambe|traine une jambe|traine le pied|traine sa jambe|hemiplegie|hemiplegique|paralyse d un cote|paralysee d un cote|paralyse du cote|paralysee du cote|jambe me lache|jambe le lache|tombe toujours du meme cote|boite d un coup',
    'laisse tomber|laisse echapper|lache ~ cuillere|tasse|verre|telephone|fourchette|tout ce qu|les objets|les choses|tout ~ main|bras|bizarre|parle|visage|bouche|soudain|droite|gauche',
  ],
  'drops-things': [
    'laisse tomber|lache|fait tomber ~ cuillere|tasse|verre|telephone|fourchette|tout ce qu|objets|choses|tout',
  ],
  'speech-trouble': [
    `${FRENCH_UNABLE} ~ parler|parle|articuler|trouver ses mots|trouver les mots|trouver mes mots|sortir un mot|dire un mot|prononcer|s exprimer|mots`,
    'parle bizarre|parle bizarrement|parle de travers|parle comme s il avait bu|parle comme si elle avait bu|parle comme un ivrogne|parle comme un soulard|parle comme ivre|parle comme une personne saoule|parlait bizarre|parle plus clairement|parle pas clair|parle mal depuis|ne parle plus|parle plus du tout|parle mais on comprend|parle on comprend rien|comprend rien a ce qu|comprends rien a ce qu|comprend pas ce qu il dit|comprend pas ce qu elle dit|comprends pas ce qu il dit|comprends plus ce qu|comprend plus ce qu|comprend rien quand|comprends rien quand|mots n ont pas de sens|mots sortent pas|mots ne sortent|mots sortent de travers|mots melanges|melange les mots|melange ses mots|cherche ses mots|bafouille|baragouine|marmonne|mange ses mots|bouillie dans la bouche|parole pateuse|bouche pateuse et parle|langue lourde|langue pateuse|langue empatee|elocution|parole difficile|parole bizarre|trouble de la parole|troubles de la parole|mots incomprehensibles|paroles incomprehensibles|phrases incoherentes|propos incoherents|charabia|phrases n ont pas|phrases ont pas de sens',
  ],
  'vision-loss': [
    `noire|devenue noire|plus rien|ne vois plus|voit plus|vois plus|voyait plus|ne voit rien|vois rien|voit rien|vois noir|tout noir|voile noir|rideau|voile|noir|perdu la vue|perdu|aveugle ~ ${EYE}`,
    'perdu la vue|perte de vision|perte de la vue|devenu aveugle|devenue aveugle|suis aveugle|vois plus rien|voit plus rien|voile noir|rideau noir|vision a disparu|vue a disparu|je ne vois plus|ne voit plus d un',
  ],
  'vision-change': [
    'vois double|voit double|vision double|vision trouble|vue trouble|vision floue|vue floue|vois flou|voit flou|vue brouillee|vision brouillee|vois trouble|yeux troubles|vois des etoiles|points noirs|taches noires|voit des etoiles|voyait double',
    `${EYE} ~ flou|floue|trouble|brouille|brouillee|baisse|double`,
  ],
  'seeing-sparkles': [
    'vois|voit|voyait|devant les yeux|devant mes yeux ~ etoiles|points brillants|eclairs|lumieres|taches|mouches|points|etincelles|papillons|scintille',
  ],
  'flashes-floaters': [
    'eclairs|flashs|flash|mouches volantes|points noirs|taches noires ~ oeil|yeux|vue|vision|rideau',
  ],
  'balance-loss': [
    'perd l equilibre|perds l equilibre|perte d equilibre|marche comme s il avait bu|marche comme si elle avait bu|marche comme un ivrogne|marche de travers|tient plus debout|tiens plus debout|titube|marche en zigzag|plus marcher droit|tenir debout|tiens pas debout|tient pas debout|penche en marchant|plus d equilibre',
  ],
  confused: [
    'se souvient de rien|se souvient plus|souviens de rien|se rappelle de rien|se rappelle plus',

    'confus|confuse|desoriente|desorientee|perdu la tete|n importe quoi depuis|dit n importe quoi|raconte n importe quoi|delire|delirait|delirant|deliree|propos bizarres|dit des choses bizarres|dit des choses qui n ont|dit des betises|divague|divaguait|hallucine|hallucinations|incoherent|incoherente|incoherents|parle tout seul et|comme un zombie|ne me reconnait|me reconnait pas|me reconnait plus|nous reconnait pas|nous reconnait plus|reconnait plus personne|reconnait personne|reconnait pas ses|reconnait plus ses|sait plus ou il|sait plus ou elle|sait pas ou il est|sait pas ou elle est|sait plus qui|sait plus quel jour|sait plus son nom|connait plus son nom|ne sait plus ou|ne sait plus quel|sait plus comment il s appelle|agit bizarre|comporte bizarrement|a perdu le nord|parle a des gens|voit des choses qui n existent|voit des gens qui',
  ],
  drowsy: [
    'somnole|somnolent|somnolente|somnolence|endormi tout le temps|dort tout le temps|dort sans arret|arrete pas de dormir|arrete pas de s endormir|difficile a reveiller|dur a reveiller|mal a le reveiller|mal a la reveiller|mal a se reveiller|amorphe|lethargique|apathique|abattu|abattue|reste pas eveille|rester eveille|rester eveillee|s endort en|s endort tout le temps|garde les yeux fermes|ouvre plus les yeux|ouvre pas les yeux|ouvre a peine les yeux|veut que dormir|fait que dormir|tout mou|toute molle|mou comme|molle comme|est mou|est molle|sans reaction|pas reveille vraiment|tres fatigue et reagit|a du mal a ouvrir les yeux|veut plus se reveiller|dort trop|dans les vapes',
  ],
  unresponsive: [
    `${OUT} ~ plus|pas|quand|secoue|appelle|parle|secouer|a rien|depuis|du tout|quand on`,
    'impossible de le reveiller|impossible de la reveiller|impossible a reveiller|pas moyen de le reveiller|pas moyen de la reveiller|arrive pas a le reveiller|arrive pas a la reveiller|arrive plus a le reveiller|a plus de pouls|inconscient|inconsciente|inanime|inanimee|sans connaissance|sans conscience|coma|perdu connaissance|perd connaissance|perdu conscience|perte de connaissance|perdre connaissance|ne bouge plus du tout|ne bouge plus et|bouge plus il|bouge plus elle|bouge plus et respire|se reveille pas|se reveille plus|reveille pas|reveille plus|revient pas a lui|revient pas a elle|revient plus a lui|arrive pas a le reveiller|arrive pas a la reveiller|arrive plus a le reveiller|arrive plus a la reveiller|reagit plus|reagit pas|ne repond pas quand|ne repond plus|repond plus|sans vie|gisait par terre|allonge par terre|allongee par terre|pas de pouls|plus de pouls|yeux ouverts mais|yeux grands ouverts mais',
  ],
  fainted: [
    'evanoui|evanouie|evanouir|evanouit|evanouissement|evanouissements|tombe dans les pommes|tombee dans les pommes|tombe dans les pomme|tomber dans les pommes|fait un malaise|malaise vagal|tourne de l oeil|tombe d un coup|tombee d un coup|s est effondre|s est effondree|s est ecroule|s est ecroulee|effondre|ecroule|ecroulee|syncope|voile noir et tombe|tombe raide|tombee raide|tombe comme une masse|failli m evanouir|perdu les pedales et tombe|est tombe tout seul|black out',
  ],
  'feels-faint': [
    'vais m evanouir|va s evanouir|failli m evanouir|va tomber dans les pommes|vais tomber dans les pommes|tout devient noir|vais tomber|jambes en coton',
  ],
  seizure: [
    'convulse|convulsait|convulsion|convulsions|convulser|crise d epilepsie|crise epileptique|crises d epilepsie|crise epilepsie|crise de convulsion',
    'tremble|tremblait|secoue|secousses|se raidit|raide|raidit|se debat|spasmes|agite|gigote|remue ~ yeux|bave|mousse|ecume|inconscient|langue|par terre|mord|reponds|repond|tous les sens|bouche',
    'yeux ~ revulses|revulse|retournes|blancs|en haut|vers le haut|monte|montes|en arriere|partis ~ tremble|raide|bave|corps|partout|sec|secoue|reagit|repond|fils|fille|bebe|enfant|mou|molle',
    'yeux revulses|yeux qui se revulsent|mousse a la bouche|bave a la bouche|bave et tremble|mousse sort de sa bouche|ecume a la bouche|mousse dans la bouche|tombe et tremble|tombe par terre en tremblant|tremble de partout et|tremble de tout son corps',
  ],
  epilepsy: ['epilepsie|epileptique'],
  headache: [
    'mal|maux|douleur ~ tete|crane|tempe|tempes',
    'tete ~ me fait mal|explose|eclate|exploser|lance|cogne|eclater',
    'migraine|migraines|cephalee|cephalees',
  ],
  'worst-headache': [
    'pire|jamais ~ mal de tete|maux de tete|mal a la tete|migraine|mal de crane',
    'mal de tete|mal a la tete|maux de tete|mal au crane|migraine|douleur a la tete|tete ~ soudain|brutal|brutale|d un coup|tout d un coup|tout a coup|coup de tonnerre|foudroyant|foudroyante|explose d un|soudaine|brutaux|comme un coup de marteau|coup de marteau|coup de fusil|jamais eu|jamais ressenti|en quelques secondes|brusque',
  ],
  'severe-headache': [
    `mal|maux|douleur ~ tete|crane ~ ${HARD}|tres fort|tres forts|fort|forts`,
    'tete ~ va exploser|va eclater|explose|eclate',
  ],
  'stiff-neck': [
    'nuque|cou ~ raide|raideur|raides|bloque|bloquee|plier|pencher|plie|baisser|dur comme|tourner|bouger|rigide',
    'menton ~ poitrine ~ toucher|baisser|mettre',
  ],
  photophobia: [
    'lumiere ~ fait mal|mal aux yeux|gene|supporte|supporter|brule|insupportable|derange|peut pas|eteindre',
  ],
  'rash-not-fading': [
    'taches|boutons|points|plaques ~ violet|violets|violettes|rouges fonces|pourpres|mauves|disparaissent pas|partent pas|efface pas|effacent pas|appuie',
  ],
  dizzy: [
    'vertige|vertiges|tete qui tourne|tete tourne|tete me tourne|tete lui tourne|etourdi|etourdie|etourdissement|etourdissements|tout tourne|tourdi|vois tourner',
  ],
  tremor: ['tremble|trembler|tremblements|tremblement|tremblote|tremblait|tremblant'],
  'throat-swelling': [
    'voix ~ bizarre|rauque|enrouee|change|etouffee|plus de voix ~ boutons|plaques|kiwi|cacahuete|arachide|crevette|noix|gonfle|pique|allergie|piqure|medicament',

    'gorge|langue|cou|glotte|gosier ~ gonfle|gonflee|gonflent|gonfler|gonfle|enfle|enflee|enfler|se ferme|ferme|fermer|se serre|serree|serre|se resserre|resserre|bloque|bouchee|retrecit|double de volume|enorme|etroite|epaisse|qui ferme|swell',
  ],
  'throat-lump': ['gorge ~ boule|gratte|picote|pique|demange|gene'],
  'throat-danger': [
    'avaler|salive|deglutir ~ ne peut|peut plus|arrive plus|peux plus|peux pas|peut pas|impossible|bave|meme pas|n arrive',
  ],
  drooling: ['bave|salive coule|baver'],
  'face-swelling': [
    'visage|levres|levre|yeux|paupieres|bouche|figure|joue|oeil ~ gonfle|gonflee|gonfles|gonflees|enfle|enflee|enflees|enfles|gonflent|enflent|bouffi|bouffie|double de volume|enormes',
  ],
  hives: [
    'plein de plaques|pleine de plaques|pleine de boutons',

    'urticaire|plaques rouges|plaques partout|boutons partout|plein de boutons|couvert de boutons|couverte de boutons|couvert de plaques|couverte de plaques|boutons sur tout|plaques sur tout|gratte partout|demange partout|tout rouge et gratte|corps gratte',
  ],
  'allergy-trigger': [
    'arachide|arachides|cacahuete|cacahuetes|crevette|crevettes|noix|guepe|abeille|fruits de mer|antibiotique|penicilline|amoxicilline|peanut|peanuts|poisson|kiwi|sesame|frelon|crabe ~ mange|manger|pique|piquee|piquer|piqure|apres|pris|reaction|allergique|allergie|avale',
    'allergie ~ gonfle|gorge|respire|levres|visage|langue',
    'pique|piquee|piqure ~ guepe|abeille|frelon|abeilles|guepes',
  ],
  anaphylaxis: [
    `gonfle de partout|gonfle partout|enfle de partout|enfle partout|gonflee de partout|gonflent de partout|se met a gonfler|en train de gonfler|gonfle comme un ballon|enfle comme un ballon ~ siffle|respire mal|respirer|etouffe|plaques|${ALLERGENS}`,
    'plus la piqure|plus sa piqure|plus d epipen|plus son epipen|plus de stylo|plus son stylo|plus d adrenaline|pas la piqure|pas sa piqure|pas son epipen|pas d epipen|epipen perime ~ gonfle|enfle|siffle|respire|mange|avale|pique par',
    'choc anaphylactique|anaphylaxie|anaphylactique|allergie grave|reaction allergique grave|epipen|grosse reaction allergique|forte reaction allergique',
  ],
  'coughing-blood': [
    'tousse|crache|crachats|toussant|toux|toussait|crachait|glaires ~ sang|sanglant|sanglants|caillots',
  ],
  'vomiting-blood': [
    'vomi|vomis|vomit|vomir|vomissements|vomissait|rend|rendu|vomissant ~ sang|caillots|marc de cafe|marron comme du cafe|cafe moulu|noir|noire',
  ],
  'black-stool': [
    'selles|selle|caca|cacas|toilettes|merde|defeque|popo ~ noir|noire|noires|goudron|noirs|cirage|charbon|petrole',
    'noir comme du goudron',
  ],
  'blood-in-stool': [
    'sang ~ selles|selle|caca|anus|rectum|fesses|toilette|toilettes|cuvette|derriere',
    'chie du sang|chier du sang|saigne par derriere|saigne de l anus|saigne du rectum|saigne quand je fais caca|diarrhee avec du sang|diarrhee sanglante',
  ],
  'much-blood': [
    'plein de sang|beaucoup de sang|rempli de sang|remplie de sang|enormement de sang|flot de sang|tout rouge de sang|litre de sang|gros caillots|flaque de sang|mare de sang',
  ],
  'belly-pain': [
    `${BELLY} ~ mal|maux|douleur|douleurs|douloureux|fait mal|crampe|crampes|tord|me tue`,
    'mal au bas ventre|bas ventre|crampes d estomac',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ ${HARD}`,
    'ventre ~ dur tout le temps|reste dur|toujours dur',
    'ventre ~ dur comme|planche|bois|pierre|beton|gonfle et dur',
  ],
  'hard-belly': ['ventre ~ dur|planche|beton|rigide'],
  'lower-right-pain': [
    'ventre|abdomen|mal|douleur ~ bas a droite|droite en bas|cote droit en bas|bas cote droit|bas du cote droit|en bas droite|fosse iliaque',
    'appendicite|appendice',
  ],
  'upper-right-pain': ['sous les cotes a droite|cotes droites|haut a droite|vesicule'],
  'flank-pain': [
    'mal|douleur|douleurs|douloureux ~ rein|reins|flanc',
    'colique nephretique|coliques nephretiques|calcul renal|calculs renaux',
  ],
  'pulsing-belly': ['ventre|bide ~ bat comme|pulse|battement|palpite'],
  'tearing-pain': ['dos|poitrine|omoplates ~ dechire|dechirure|dechirement|dechirer'],
  vomiting: ['vomi|vomis|vomit|vomir|vomissement|vomissements|vomissait|vomissais|vomie|rend tout|renvoie tout|gerbe'],
  'cannot-keep-down': [
    'garde rien|garde plus rien|vomit tout|vomis tout|rien garder|rejette tout|rend tout ce|garde meme pas|garder l eau|vomit meme l eau|vomis meme l eau|arrete pas de vomir|arrete pas de vomi',
  ],
  nausea: ['nausee|nausees|mal au coeur|envie de vomir|ecoeure|haut le coeur'],
  'green-vomit': ['vomi|vomit|vomis ~ vert|verte|bile|verdatre'],
  'no-urine': [
    'pipi|uriner|urine|pisse|pisser|couche|couches ~ arrive plus|arrive pas|ne fait plus|fait plus|fait pas|plus depuis|pas depuis|peux plus|peut plus|peux pas|peut pas|a pas fait|ai pas fait|pas une goutte|plus une goutte|pas de goutte|rien ne sort|bloque|bloquee|seche|seches|sec depuis|pas mouille|n a pas|ne peux',
  ],
  'full-bladder-pain': [
    'vessie|bas du ventre ~ pleine|mal|exploser|eclater|gonflee|dure',
    'ventre va exploser|ventre va eclater',
  ],
  'sleeps-upright': [
    'dors assis|dors assise|dort assis|dort assise|dormir assis|dormir assise|plus dormir allonge|plus dormir allongee|respirer allonge|respirer allongee',
  ],
  'dry-mouth': [
    'bouche seche|langue seche|levres seches|pleure sans larmes|pas de larmes|plus de larmes|deshydrate|deshydratee|deshydratation|yeux creux|yeux enfonces',
  ],
  'sunken-soft-spot': ['fontanelle ~ creuse|creusee|enfoncee|creux'],
  'bulging-soft-spot': ['fontanelle ~ bombee|bombe|gonflee|gonfle|bosse'],
  'blood-in-urine': ['sang|rouge|rouges ~ pipi|urine|urines|pisse|uriner', 'pisse du sang'],
  jaundice: ['jaune|jaunes|jaunit|jaunisse ~ yeux|peau|visage|bebe|blanc des yeux|corps', 'jaunisse|ictere'],
  'testicle-pain': [
    'testicule|testicules|couille|couilles|bourses|parties intimes ~ mal|douleur|gonfle|gonflee|gonfles|enfle|enflee|tordu|fait',
  ],
  'long-erection': ['erection ~ heures|passe pas|redescend pas|plusieurs heures|arrete pas'],
  palpitations: [
    'coeur|c ur|pouls ~ bat vite|bat tres vite|bat trop vite|bat fort|s emballe|emballe|galope|palpite|bat n importe|bat la chamade|irregulier|saute|cogne|180|160|a 180|a 160|a 170|a 150|a 140|bat a|accelere|bat irregulierement|va exploser|court|fou',
    'palpitations|palpitation|tachycardie',
  ],
  'leg-swelling-one': [
    'mollet|jambe|cuisse ~ gonfle|gonflee|enfle|enflee|rouge|chaud|chaude|dure|dur|phlebite',
    'phlebite|thrombose|caillot ~ jambe|mollet|veine',
  ],
  'leg-swelling': ['pieds|chevilles|jambes ~ gonfles|gonflees|enfles|enflees|gonflent|enflent'],
  'lung-clot': ['embolie pulmonaire|embolie|caillot dans le poumon|caillot au poumon'],
  'pain-on-breathing-in': [
    'mal|douleur|pique|coup ~ quand je respire|en respirant|quand il respire|quand elle respire|inspire|inspiration',
  ],
  'gray-look': [
    'blanc comme un linge|blanche comme un linge|tout gris|toute grise|teint gris|tout blanc et|toute blanche et|blanc comme un drap|pale comme|tout pale|toute pale|tres pale|blanc comme un mort|livide|blafard',
  ],
  'shock-look': [
    'peau froide|mains froides et|froid et moite|moite et froid|tout pale|toute pale|livide|glace et transpire',
  ],
  'mottled-skin': ['peau ~ marbree|marbrures|grisatre|froide et|taches violettes', 'marbrures'],
  'saddle-numb': [
    'entre les jambes|entre les cuisses|fesses|parties intimes|entrejambe|perinee|selle ~ engourdi|engourdie|engourdies|engourdis|sens plus|sens rien|endormi|endormies|insensible',
  ],
  'both-legs-weak': [
    'jambes ~ sens plus|sent plus|engourdies|paralysees|lachent|molles|plus bouger|bouger plus|plus de force|faibles|portent plus|repondent plus|obeissent|cotonneuses|mortes|plus marcher',
  ],
  'lost-bladder-control': [
    'pipi|urine|caca|selles|me fais dessus|fais pipi dessus ~ dessus|retenir|controle|controler|sans m en rendre|sans sentir|sur moi',
    'incontinent|incontinence',
  ],
  fever: [
    `fievre|fievreux|fievreuse|brulant|brulante|bouillant|bouillante|temperature elevee|de temperature|temperature a|tres chaud au front|corps chaud|front chaud|il a chaud|elle a chaud`,
    `bebe|petit|petite|fils|fille|enfant ~ brule|chaud|chaude|brulant ~ ${FEVER}`,
  ],
}
