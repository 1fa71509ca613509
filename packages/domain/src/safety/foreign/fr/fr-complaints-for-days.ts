import type { Lexicon } from '../../lexicon/lexicon'

const CHILD =
  'fils|fille|enfant|petit|petite|garcon|gamin|gamine|gars|bebe|neveu|niece|petit fils|petite fille|grand|mousse'
const LIMB = 'cheville|pied|genou|poignet|doigt|main|epaule|coude|orteil|pouce'
const SINCE =
  'depuis l hiver|depuis l ete|depuis l automne|depuis le printemps|depuis noel|depuis paques|depuis janvier|depuis la rentree|depuis les fetes|depuis le ramadan|depuis mon accouchement|depuis que je travaille|depuis le nouvel an'

/** Complaints for a doctor today or within days, in everyday words. */
export const FRENCH_COMPLAINTS_FOR_DAYS: Lexicon = {
  'visit-of-child': [
    `${CHILD} ~ dit juste|dit que|dit seulement|parle pas|parle peu|parle tres peu|parle mal|ne parle|parle toujours pas|parle pas encore|retard de langage|retard de parole|fait pas de phrases|dit pas de phrases|begaie|quelques mots seulement ~ an|ans|mois|creche|garderie|ecole|specialiste|orthophoniste|maman|mots|encore|papa`,
    `${CHILD} ~ pipi au lit|fait pipi au lit|mouille son lit|mouille le lit|encore des couches|pas propre|ronfle|tient pas en place|se concentre pas|tdah|autisme|autiste|regarde pas dans les yeux|poux|vers|oxyures|hyperactif|begaye`,
  ],
  'soon-of-child': [
    `${CHILD} ~ vomi|vomit|vomis|vomissements|diarrhee|renvoie ~ depuis hier|5 fois|6 fois|4 fois|plusieurs fois|toute la nuit|toute la journee|cinq fois|six fois|quatre fois|depuis deux jours|depuis 2 jours ~ garde un peu|larmes|pipi|gorgees|cuillere|boit un peu|petites gorgees|joue|eau`,
  ],
  'soon-of-pregnancy': [
    'en m essuyant|quand je m essuie|quand je me suis essuyee|sur le papier|en s essuyant|au fond de ma culotte ~ rose|traces|trace|un peu de brun|brun|marron|tache|goutte|rosees',
  ],
  sprain: [
    `${LIMB} ~ tordu|tordue|vire|viree|revire|reviree|foule|foulee|tourne|tournee|faux mouvement|mal pose|mal atterri|mauvais pas|vrille`,
  ],
  'likely-broken': [
    `${LIMB} ~ tordu|tordue|vire|viree|revire|reviree|tombe|tombee|foot|soccer|faux pas|chute|glisse|cogne ~ peux pas poser|peux plus poser|peux pas mettre|poser le pied|mettre mon poids|mettre du poids|pas faire deux pas|pas deux pas|pas capable de marcher|peux pas marcher|peux plus marcher|gros comme|comme un melon|comme un pamplemousse|comme une balle|tout bleu|enfle enorme|double de volume|craque|bouge plus|mauve`,
  ],
  anxious: [
    'nerfs|les nerfs ~ en boule|a bout|a vif|craquent|lachent|en pelote',
    'boule dans la gorge|boule au ventre|noeud dans la gorge|coeur s emballe|coeur qui s emballe|mains moites ~ quand je pense|quand j y pense|avant de dormir|angoisse|stress|anxiete|inquiete|au travail|chaque matin',
    'angoisses|anxieux|anxieuse|anxiete|stressee tout le temps|m inquiete pour tout|m en fais pour tout|attaques de panique|crise d angoisse|crises d angoisse|crise d anxiete',
  ],
  depressed: [
    'plus le gout a rien|plus gout a rien|pu le gout de rien|envie de rien|plus envie de rien|pu envie de rien|pas le moral|moral dans les chaussettes|moral a plat|broie du noir|idees noires sans|je pleure pour rien|pleure tous les soirs|pleure tout le temps|sors plus de mon lit|reste au lit toute|rien ne me fait plaisir|vide en dedans|vide a l interieur|cafard|down depuis|nostalgie du pays',
  ],
  insomnia: [
    'dors trois heures|dors deux heures|dors 3 heures|dors 2 heures|dors 4 heures|nuits blanches|nuit blanche|ferme pas l oeil|pas capable de dormir|dors presque pas|dors presque plus|dors plus la nuit|reveille a 3 h|reveille a trois heures|reveille toutes les heures|mal a m endormir|tourne dans mon lit|dors pu',
  ],
  'tooth-pain': [
    'dent|dents|molaire|sagesse|plombage|carie|couronne ~ mal|lance|elance|douleur|cassee|casse|tombe|sensible|pourrie|trou|me tue|bat',
  ],
  'burning-urine': [
    'pipi|pisse|uriner|urine|pisser|urinant ~ brule|brulure|brulures|pique|chauffe|ca brule|toutes les 10|toutes les dix|tout le temps|petites gouttes|envie tout le temps|lance',
    'cystite|infection urinaire|infection d urine',
  ],
  cough: ['tousse depuis|tousse la nuit|toux seche|toux grasse|petite toux|toux qui passe pas|toux qui traine'],
  'lasting-fever': [
    'fievre ~ depuis trois jours|depuis 3 jours|depuis quatre jours|depuis 4 jours|depuis cinq jours|depuis 5 jours|depuis une semaine|depuis lundi|depuis mardi|depuis dimanche|depuis samedi|qui baisse pas|baisse pas|tombe pas|revient toujours',
  ],
  rash: [
    'eruption|eczema|dermatite|psoriasis|plaques qui grattent|boutons qui grattent|petits boutons rouges|boutons rouges|erytheme fessier|mycose|gale|teigne|peau qui pele|peau seche qui|taches qui grattent|rougeurs qui grattent|plaques rouges qui',
  ],
  'needs-visit': [
    'medicament|medicaments|ordonnance|comprimes|pilules|pilule|insuline|pompe|prescription|injection|cachets ~ finit|se termine|bientot fini|bientot finie|presque fini|presque finis|fini|finis|reste que|reste juste|reste plus que|expire|expiree|manquer de|au bout|derniers|dernier ~ renouvel*|semaine|jours|tension|thyroide|diabete|docteur|medecin|prescription|ordonnance|rendez vous',
    'gaz|heartburn|acidite|reflux|aigreurs|brulements d estomac|brulement d estomac|remontees|remontees acides|ballonne|ballonnee|ballonnements ~ mois|semaines|tous les soirs|chaque soir|apres manger|apres les repas|toutes les nuits|chaque nuit|couche',
    'bosse|boule|masse|grosseur|nodule|kyste ~ sein|seins|cou|aisselle|aine|sous le bras|testicule',
    'menopause|bouffees de chaleur ~ nuit|dors|sueurs|mois|regles|supporte',
    `mal|douleur|fait mal|font mal|craque|craquent ~ dos|bas du dos|genou|genoux|epaule|hanche|hanches|mains|poignets|cou|talon|talons ~ ${SINCE}|3 sem|2 sem|4 sem|semaines|mois|des mois`,
    'regles|menstruations ~ irregulieres|deux fois par mois|2 fois par mois|tres longues|dix jours|10 jours|tres abondantes|abondantes|plus longues|decalees',
  ],
  lasting: [`${SINCE}|3 sem|2 sem|4 sem|5 sem|6 sem`],
  'month-or-more': [`${SINCE}|4 sem|5 sem|6 sem`],
  'severe-pain': [
    'douleur atroce|douleur insupportable|mal de chien|mal de fou|mal en chien|mal en tabarnak|mal en crisse|mal sans bon sens|mal a crever|mal comme jamais|douleur affreuse|douleur de fou|mal terrible',
  ],
}
