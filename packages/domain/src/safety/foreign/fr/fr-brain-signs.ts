import type { Lexicon } from '../../lexicon/lexicon'
import { range } from '../choices'

const SINCE = 'depuis|aujourd hui|soudain|coup|matin|tantot|hier|maintenant|reveil|soir|midi|fievre|nuit|heure|heures'

export const FRENCH_BRAIN_SIGNS: Lexicon = {
  'face-droop': [
    'bouche|visage|figure|face|levre|la joue|sa joue|ma joue|paupiere ~ partie d un|partie de cote|parti de cote|croche|toute croche|tout croche|deviee|devie|tombe|descend|descendue|coule|affaissee|affaisse|tiree|tire|bancale|virée|viree|tournee|paralyse|paralysee|molle|bizarre ~ cote|croche|parle|bras|gauche|droite|travers|main|matin|coup|moitie',
    'sourire|sourit|rit|rire ~ croche|de travers|d un cote|moitie|tordu|un seul',
    'bave|coule|salive|boit ~ d un cote|d un seul cote|par un cote|coin de la bouche ~ bras|bouche|parle|visage|fourchette|main|cote|coin',
  ].map((each) => each.replace('virée|', '')),
  'one-side-weak': [
    'bras|jambe|main|cote gauche|cote droit|un cote|moitie du corps|demi corps|moitie du visage|moitie ~ ne marche plus|marche plus|repond plus|ne repond|morte|mort|pend|pendouille|ballant|ramolli|ramollie|tombe tout seul|retombe|sans vie|s engourdit|engourdit|engourdi|obeit plus|refuse de bouger|veut plus bouger|leve plus|leve pas|lever|paralyse|gele|gelee|faible|plus de force|sens plus',
    'echappe|echapper|lache|laisse tomber|tombe des mains|tient plus ~ tasse|verre|fourchette|cuillere|crayon|stylo|cle|cles|objets|telephone|tout ~ main|bras|fois|bizarre|parle|bouche|morte|engourdi|engourdie|matin',
    'leve les deux bras|lever les deux bras|tend les deux bras ~ retombe|un seul|un tombe|descend',
    'traine|boite|marche ~ une jambe|sa jambe|la jambe gauche|la jambe droite|un pied ~ soudain|coup|parle|bouche|bras|matin|depuis',
  ],
  'speech-trouble': [
    'patate dans la bouche|patate chaude|parle pateux|parle mou|parle tout croche|parle croche|parle drole|parle tout drole|parole embarrassee|parle comme bebe|parle embrouille|langue qui fourche|langue embarrassee|langue bloquee|langue lourde|langue grosse|langue toute molle|mots dans le desordre|mots a l envers|mots se melangent|trouve plus ses mots|trouve plus les mots|trouver ses mots|trouver les mots|trouver mes mots|trouve pas ses mots|trouve pas les mots|sort que des sons|fait que des sons|plus aucun mot|plus un mot ne sort|mots veulent pas sortir|mots viennent pas|mots sortent|comprends rien de ce|comprend rien de ce|parle chinois|bredouille|begaie d un coup|bafouille|articule plus|articule mal|parle plus comme il faut|parle pas bien|parle mal tout d un|parler mal|parle comme saoul|parle comme un saoul|parle comme une saoule|parle comme soul|il parle mal|elle parle mal',
  ],
  'vision-loss': [
    'vois plus rien|voit plus rien|vois plus de|voit plus de|voit rien de|vois rien de|noir devant|rideau noir|voile noir|rideau gris|ombre noire|perdu la moitie de la vue|moitie de ma vision|vois que la moitie|voit que la moitie|vue est partie|vue s est eteinte|vision s est eteinte|oeil s est eteint|plus de vue|aveugle d un|aveugle tout d un',
    'rideau|voile|ombre|tache noire ~ oeil|yeux|vue|vision ~ tombe|descend|descendu|monte|couvre|noir|soudain|coup',
  ],
  'vision-change': [
    'vois embrouille|voit embrouille|vue embrouillee|vois brouille|voit brouille|vois en double|voit en double|vois deux|flou depuis|vue qui baisse|vue baisse|vue a baisse|vois moins bien|voit moins bien|vision qui|vois pas clair|voit pas clair|flou d un',
  ],
  'balance-loss': [
    'marche tout croche|marche croche|tient pu debout|tient pas sur ses jambes|tiens pas sur mes jambes|tangue|comme sur un bateau|part d un cote|tombe d un cote|penche d un cote|tombe sur le cote|perd pied|titube|zigzague|comme une personne saoule',
  ],
  unresponsive: [
    'secoue|appelle|pince|crie|gifle|tape|parle|reveille ~ ouvre pas les yeux|ouvre plus les yeux|bouge pas|bouge plus|rien|repond pas|aucune reaction|pas de reaction|reagit pas|reagit plus|revient pas|repond plus|se reveille pas',
    'comme mort|comme morte|on dirait qu il est mort|on dirait qu elle est morte|crois qu il est mort|crois qu elle est morte|l air mort|l air morte|il est froid|elle est froide|plus de pouls|pas de pouls|sans pouls|sans connaissance|tombe sans connaissance|perdu la connaissance|sans reaction|plus de reaction|donne plus signe de vie|aucun signe de vie|plus signe de vie|revient pas a elle|revient pas a lui|est parti|n est plus la|yeux fixes|regard fixe et|yeux dans le vide|regard dans le vide|yeux vides|ne bouge plus|bouge plus du tout|pas moyen de le reveiller|pas moyen de la reveiller|dans le coma|tombe raide|arret respiratoire|arret cardio|coeur bat plus|coeur ne bat plus|coeur bat pas|coeur s est arrete',
    'trouve|trouvee|retrouve|retrouvee|par terre|au sol|etendu|etendue|allonge|couche ~ repond pas|repond plus|bouge pas|bouge plus|inconscient|inerte|inanime|reagit pas|froid|froide|respire pas|respire plus',
  ],
  fainted: [
    'tombe en syncope|tombee en syncope|tomber en syncope|tombe sans connaissance|perdu connaissance|perdu conscience|perd connaissance|perdre connaissance|perds connaissance|blackout|black out|black oute|s est effondre|s est effondree|s effondre|s est ecroule|s est ecroulee|s ecroule|ecroule|tombe raide|tombe dans les vap|tombee dans les vap|partie dans les vap|parti dans les vap|tourne de l oeil|tourner de l oeil|tourner de l il|tourne de l il|fait un malaise|faire un malaise|malaise au volant|tombe d un seul coup|tombe comme un sac|vu noir et tombe|decompense et tombe|tombe faible|est tombe faible|tombee faible|flanche',
  ],
  seizure: [
    'yeux|yeux sont ~ en arriere|partis en arriere|retournes|revulses|tournent|tourne|blancs|renverses|a l envers|en l air|fixes|vireent|virent ~ raide|raidi|raidie|barre|tremble|secoue|bave|mousse|mou|molle|repond|convulse|dur|dure|planche|bebe|fils|fille|enfant',
    'tombe en crise|tombee en crise|fait une crise|fait une grosse crise|en crise|crise convulsive|crises convulsives|crise d epilepsie|crise de convulsions|le haut mal|mal caduc|epileptique qui ~ bave|tremble|tremblait|mord|langue|raide|terre|sol|secoue|minutes|epilepsie|arrete|convuls*|yeux|bouche|repond',
    'convuls*|tremblements de tout|secousses partout|secoue de partout|corps qui saute|tout son corps tremble|tremble comme une feuille et repond',
    'raide|raidi|raidie|dur|dure ~ comme une barre|comme un bout de bois|comme un baton|comme une planche ~ yeux|repond|respire|bleu|tremble|bave|corps|fille|fils|bebe',
  ],
  epilepsy: ['epilepsie|epileptique|comitial'],
  'stiff-neck': [
    'peut pas|peut plus|arrive pas|arrive plus|peux pas|peux plus|veut pas|hurle quand|crie quand|pleure quand|refuse de|capable ~ baisser la tete|plier le cou|bouger le cou|tourner le cou|pencher la tete|plie le cou|baisse la tete|flechir|bouge le cou|menton',
    'cou|nuque|kou ~ raide|dur|bloque|barre|barree|pris|rigide',
  ],
  photophobia: [
    'lumiere|lampe|soleil|rideaux ~ fait mal|mal aux yeux|fatigue|supporte|blesse|derange|agresse|fermer|noir|ouvrir|mal a la lumiere|crie|pleure',
    'mal a la lumiere',
  ],
  'rash-not-fading': [
    'taches|petites taches|boutons|points|plaques|bleus ~ mauves|violettes|violets|violet|rouges|rouge fonce|pourpre|comme du sang ~ verre|partent pas|part pas|disparait pas|disparaissent pas|fievre|s effacent pas|efface pas|appuie|restent',
  ],
  'worst-headache': [
    'plus gros|pire|plus fort|plus violent|plus terrible ~ mal de tete|mal de crane|mal de bloc|mal a la tete|migraine ~ ma vie|de ma vie|jamais|une seconde|d un coup',
    'mal de tete|mal a la tete|mal de crane|mal de bloc|crane|tete|migraine ~ en une seconde|d un seul coup|comme une explosion|comme un coup|explosion|comme la foudre|coup de tonnerre|coup de batte|eclair|jamais eu aussi mal|jamais eu aussi|jamais ressenti ca|comme si on m avait frappe',
  ],
  'severe-headache': [
    'mal de tete|mal de crane|mal de bloc|mal a la tete|tete|crane|migraine ~ horrible|terrible|epouvantable|atroce|intense|violent|insupportable|a hurler|fend|va fendre|eclate|va eclater|explose|trop mal|super mal|tres mal|carabine|fou|de fou',
  ],
  confused: [
    `sans queue ni tete|pas d allure|n importe quoi|des niaiseries|des choses bizarres|des trucs bizarres|a des morts|avec les morts|aux morts|aux murs|tout seul|toute seule|des histoires|des betises|dans le vide|pas de sens|sans sens ~ dit|parle|raconte|parlait|disait|repete|divague`,
    `melange|melangee|tout melange|toute melangee|tout confus|toute confuse|perdu|perdue|desoriente|egare|egaree|pas toute sa tete|plus toute sa tete|perd la tete|perd la boule|perd la carte|deraille|deraisonne|dans les nuages|dans la brume|a l ouest|tout drole|toute drole|bizarre|plus la meme|plus le meme|plus lui meme|plus elle meme|pas lui meme|pas elle meme ~ ${SINCE}|fievre|insuline|diabet*|me prend pour|reconnait|brulant|sucre`,
    'me prend pour|nous prend pour|la prend pour|m appelle par|confond le jour|confond jour|confond les gens|me demande qui|demande qui je|sait plus ou il|sait plus ou elle|sait pu ou|plus ou il habite|plus ou elle habite|sait plus en quelle annee|sait plus l annee|sait plus quel mois|sait pas quel jour|sait plus le jour|reconnait plus|reconnait pu|reconnait pas la maison|reconnait pas sa|cherche sa maison alors|se rappelle pas de son nom|a oublie son nom|oublie son prenom|dit que je deraisonne|deraisonne|battre la campagne|bat la campagne|voit des betes|vois des bebittes|vois des bibittes|voit des bibittes|voit des choses|vois des choses|voit des insectes|voit des djinns|voit des gens morts|voit des morts',
    'repete la meme question|repete toujours la meme|pose toujours la meme|redemande la meme ~ minutes|minute|matin|soudain|coup|tombe|tombee|tete|fievre|heure|aujourd hui|ce soir|apres midi|sans arret|midi|reveil|depuis hier',
    'insulte|insulter|agressif|agressive|violent|violente ~ doux|jamais comme ca|d habitude|tout le monde|sucre|diabet*|fievre|reconnait|soudain',
  ],
  drowsy: [
    'dort trop|dort beaucoup depuis|dort sans cesse|endormi depuis|somnolant|somnole|cogne des clous|garde pas les yeux ouverts|garder les yeux ouverts|tres endormi|tres endormie|plus reveillable|pas facile a reveiller|reveille mal|dur a reveiller|se rendort tout de suite|se rendort|eteint|eteinte|sans energie du tout|sans force comme un chiffon|sans force|tout abattu|toute abattue|tout flagada|ramolli|ramollie|tout raplapla|dans le gaz|dans les vapes|dans les vap|plus tonique|apathique|veut juste dormir|veut rien que dormir ~ fievre|vomi|vomit|chute|tete|coup|bebe|fils|fille|petit|petite|enfant|ans|depuis|mois|elle|il|lit|respire|chaud',
    'dort tout le temps|dort sans arret|dort en permanence|tres endormi|dur a reveiller|dans les vapes',
  ],
  'blown-pupil': [
    'pupille|pupilles ~ plus grosse|plus grande|plus grand|dilatee|dilatees|differente|differentes|inegales|pareilles|grosse|enorme',
  ],
  'head-danger': [
    'pupille|pupilles ~ plus grosse|plus grande|differente|differentes|inegales ~ coup|tombe|chute|tete|cogne|accident|autre|choc',
    'liquide|eau|sang ~ oreille|nez|oreilles ~ coup|tombe|chute|tete|cogne|accident|frappe|frappee|choc|fer',
  ],
  blow: [
    'apres le coup|apres un coup|depuis le coup|apres la chute|apres le choc|depuis la chute|a recu un coup|recu un coup|pris un coup',
  ],
  'head-injury': [
    'sur la tete|la tete la premiere|tete premiere|tombe de tete|tombee de tete|cogne la tete|cogne la caboche|cognee la tete|fendu la tete|fendu le crane|ouvert le crane|ouvert la tete|coup sur la tete|coup a la tete|pete la tete|eclate la tete|eclate le crane|cogne le front|frappe la tete|tape la tete|heurte la tete|cogne le coco ~ tombe|tombee|chute|cogne|cognee|escabeau|coup|fendu|vomit|recu|ouvert|frappe|tape|heurte|eclate|echelle|recule|pete|escalier',
  ],
  'neck-injury': [
    'mal au cou|cou|nuque|plonge|plongeon ~ echafaudage|toit|accident|piscine|tete premiere|collision|escalier|echelle|peu profonde|moto|cheval ~ mal|bouge|sens|fourmi*|tombe|tombee|mal au cou|plonge|jambes',
  ],
  fall: [
    'tombe|tombee|chute|debouler|deboule|plante|plantee ~ escabeau|echelle|glace|trottoir|marches|toit|perron|bain|galerie|arbre|lit|table a langer|chaise|hauteur',
  ],
  'both-legs-weak': [
    'jambes|mes jambes|ses jambes ~ s engourdissent|engourdissent|ramollissent|deviennent molles|molles|flageolent|tiennent plus|lachent|repondent plus|portent plus|bougent plus|sens plus|sent plus|sent pu|sens pu|paralysees|coton|mortes|marchent plus|faiblesse qui monte|plus de force',
    'ca monte|monte jusqu|remonte ~ jambes|engourdi*|pieds|faiblesse ~ ventre|bras|cuisses|respirer|avaler|jambes|genoux|depuis',
    'sent plus ses jambes|sens plus mes jambes|sent pu ses jambes|bouge plus les jambes|bouger les jambes|bouge plus ses jambes|paralyse des jambes|paralysee des jambes|paraplegique depuis',
  ],
  'toes-tingle': ['pieds|orteils|jambes|mollets ~ engourdi*|fourmi*|picot*|s engourdissent'],
  'climbs-higher': ['ca monte|monte|remonte|gagne ~ jambes|genoux|cuisses|ventre|bras|hanches'],
  'odd-limbs': [
    'tombe|tombee|chute|accident|toit|echafaudage|plonge|renverse|moto ~ sent plus|sens plus|sent pu|bouge plus|bouger|fourmille|engourdi|engourdis|paralyse ~ jambes|bras|pieds|mains|jambe',
  ],
  'saddle-numb': [
    'm essuie|essuyer|fesses|entre les jambes|entre les cuisses|entrejambe|parties|sexe|vagin|penis|anus|derriere|selle ~ sens plus|sent plus|sens rien|engourdi|engourdie|engourdies|endormi|insensible|anesthesie|anesthesiee|sens pu',
  ],
  'lost-bladder-control': [
    'pisse dessus|pisser dessus|fait dessus|fais dessus|retiens plus|retient plus|retenir|sans m en apercevoir|sans sentir|controle plus|urine toute seule|dans ma culotte|dans mes pantalons|dans le pantalon|chie dessus ~ pipi|pisse|urine|selles|caca|me|dos|jambes|fais|se|sens',
  ],
  'hypoglycemia-words': [
    'sucre|glycemie|dextro|machine|appareil|lecteur|diabete ~ trop bas|tres bas|basse|bas|lo|low|chute|tombe|a plat|tombee',
    'en hypo|une hypo|crise d hypo|baisse de sucre|chute de sucre|hypo severe|fait de l hypo',
  ],
  'glucose-54': [
    `sucre|glycemie|dextro|glucose|diabete ~ ${range(20, 53).join('|')}|low|lo`,
    'machine|appareil|lecteur ~ lo|low',
  ],
  'glucose-300': [
    `sucre|glycemie|dextro|glucose|diabete ~ ${range(300, 699).join('|')}`,
    'machine|appareil|lecteur|glucometre|sucre|glycemie ~ hi|high|affiche h|depasse',
  ],
  tremor: ['tremble|tremblotte|tremblements|grelotte|shake|shakes|tremblote'],
  'fruity-breath': [
    'haleine|bouche|souffle|sent|odeur ~ pomme|acetone|fruit|fruitee|vernis|dissolvant|pomme pourrie ~ vomi|vomit|diabet*|sucre|soif|haleine|souffle',
  ],
  'very-thirsty': [
    'soif ~ folle|de fou|terrible|constante|tout le temps|jamais|eteint|litres',
    'boit comme un trou et urine|boit des litres',
  ],
  diabetes: ['diabete|diabetique|diabetiques|sucre eleve|du sucre|glucometre'],
}
