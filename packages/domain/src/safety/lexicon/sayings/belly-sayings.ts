import type { Lexicon } from '../lexicon'

/** More of how people put it in their own words. */
export const BELLY_SAYINGS: Lexicon = {
  'black-stool': [
    'poop*|poo|stool*|bm|bms|crap|popo|caca|heces|excremento|evacuacion*|evacu*|materia ~ black|tar|tarry|coal|negr*|chapopote|alquitran|brea|petroleo',
  ],
  'vomiting-blood': [
    'vomit*|throw*|threw|puk*|barf*|upchuck*|spew* ~ blood*|grounds|coffee|red',
    'vomit*|threw|throw*|puk* ~ full|lots|lot|some|bright|clots|mostly ~ blood|red',
    'vomit*|devolv*|arroj*|guacare* ~ sangre|borra|posos|asientos|coagulos|negro|negra',
  ],
  vomiting: ['throw*|threw =up', 'upchuck*', 'spew*', 'hurling', 'arroj* ~ comida|todo', 'guacare*', 'basca'],
  'cannot-keep-down': [
    'cant|couldnt|wont|not ~ keep*|hold* ~ down|anything|water|food',
    'no ~ retengo|retiene|aguanta|guarda|queda ~ nada|estomago|agua|comida',
    'todo ~ vomit*|devuelv*',
  ],
  'blood-in-stool': [
    'blood|bloody|bleeding ~ poop*|poo|stool|toilet|bowl|wipe|bm|butt|rectum|diarrhea',
    'sangre|sangr* ~ popo|caca|heces|excremento|evacu*|taza|escusado|inodoro|obrar|obro',
  ],
  'severe-belly-pain': [
    '<belly> ~ rigid|board|rock|agony|knife|knives|unbearable|excruciating|ripping|tabla|piedra|dur*|rigid*|insoportable',
    'doubled|bent|curled =over|up ~ pain|<belly>|floor',
    'cant ~ stand|straighten|walk ~ <belly>',
    '<belly> ~ cant ~ stand|straighten|walk|move',
    'stab*|sharp|tearing ~ side|belly|pelvis|ovary|abdomen',
    'no ~ aguant*|soport* ~ dolor|colico ~ <belly>',
    'retorc* ~ dolor|<belly>',
  ],
  'belly-pain': [
    '<belly> ~ kill*|sore|knots|twist*|spasm*',
    'duele*|dolor|colico*|retorcijon* ~ <belly>|ombligo|ingle',
    'navel|bellybutton ~ pain|hurts|started',
    'ombligo ~ dolor|duele',
  ],
  'lower-right-pain': [
    'moved|went|shifted|migrated|settled ~ right ~ lower|side',
    'belly =button|bottom|buton ~ moved|right|lower|shifted',
    'ombligo ~ derech*|abajo|paso|bajo',
    'abajo ~ derech*',
    'right ~ lower|low|bottom ~ belly|side|pain|hurts|abdomen|stomach',
  ],
  'flank-pain': [
    'dull|ache|aching|pain|sore|hurts ~ side ~ back|ribs|pee|urine|kidney',
    'back ~ hurts|pain|sore|aches ~ one ~ side',
    'ache|pain in my side',
    'dolor|duele ~ espalda|cintura ~ lado',
    'rinon|rinones|ijar ~ duel*|dolor|punz*',
    'espalda baja ~ dolor|duele ~ orin*',
  ],
  'blood-in-urine': [
    'pee|urine|peeing|urinating ~ pink|red|blood*|brown|cola|bloody',
    'pink|red|bloody|brown =pee|urine',
    'orin* ~ sangre|roj*|rosad*|cafe|coca',
    'pipi ~ sangre|roj*',
  ],
  'burning-urine': [
    'burn*|sting*|hurt*|pain* ~ pee|peeing|peed|urinat*|urine|tinkle',
    'bladder|urinary|kidney ~ infection',
    'ard* ~ orin*|pipi|hacer',
    'mal de orin',
    'infeccion ~ orin*|urinar*|vias',
    'arde|ardor|duele ~ orin*|pipi|pis',
  ],
  'no-urine': [
    'hasnt|havent|no|not|zero|without ~ wet ~ diaper*|nappy|nappies',
    'hasnt|havent|not|no ~ peed|urinated|pee ~ today|hours|all|since|night|yesterday|day',
    'cant ~ pee|urinate',
    'panal* ~ sec*|seco|moja*',
    'no ~ orin*|pipi ~ horas|hoy|ayer|dia|anoche|desde',
  ],
  'green-vomit': ['vomit*|throw*|spit*|puk* ~ green|bile|bilis|verde'],
  jaundice: [
    'whites|eyes|eyeballs|skin ~ yellow*',
    'yellow* ~ eyes|skin|face',
    'ojos|piel|cara ~ amarill*',
    'puse|puso|pusieron ~ amarill*',
  ],
  'testicle-pain': [
    'testic*|testes|scrotum|balls|nuts|nut|ballsack|sack ~ pain*|hurt*|swoll*|swell*|ache*|twist*|kill*|throb*|agony',
    'one =of =his|my =balls ~ swollen|hurts|pain',
    'testiculo*|bolas|cojon* ~ duel*|dolor|hinch*|inflam*',
  ],
  'long-erection': [
    'viagra|cialis|pill|sildenafil|tadalafil ~ hard|erect|boner|erection|up ~ hours|hrs|hour|wont|still',
    'boner|erection|penis|stayed ~ hard|erect|up ~ hours|hrs',
    'boner ~ hours|hrs|wont',
    'pene|miembro|viagra ~ parado|duro|erecto|ereccion ~ horas|baja|quita',
  ],
  diarrhea: [
    'runny|liquid =poop|stool|stools',
    'poop* ~ water|liquid',
    'chorrillo',
    'suelta|flojo ~ estomago',
    'estomago suelto',
    'obrando ~ agua|liquido',
  ],
  'weight-loss': [
    'los*|lost|drop* ~ weight|pounds ~ trying|reason|diet|without',
    'baj*|perd* ~ peso|kilos|libras',
    'clothes ~ falling|loose',
  ],
  heartburn: ['acid ~ stomach|throat|reflux', 'agrura*', 'acedia', 'ardor ~ estomago', 'gassy'],
  constipation: ['backed =up ~ poop|days', 'no ~ obrar|ido|ir ~ bano ~ dias|semana*', 'tapad* ~ estomago'],
  'drops-of-blood': ['little|tiny|spot|bit ~ blood ~ wipe*|paper|tissue', 'gotita* ~ sangre|papel'],
  'much-blood': ['more =than =a =little', 'half|cup|cups ~ blood', 'chorro*'],
}
