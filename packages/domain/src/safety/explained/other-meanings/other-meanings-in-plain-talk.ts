import { isStrong } from '../harmless-agents'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const STRIKES =
  /\b(?:golpe\w*|empuj\w*|avent\w*|amenaz\w*|ahorc\w*|cachete\w*|moret\w+|sacud\w+|grit\w+|miedo|beat\w*|bruis\w*|shak\w+|slap\w*)\b/
const HITS = /(?<!\bse )\b(?:le|lo|la|les|nos|me) (?:pega|pego|pegan|pegaba|pegaron)\b/
const AT_BREAST =
  /\b(?:pecho|leche|chichis?|tetas?|seno|pezon(?:es)?|lactancia|amamant\w*|mamar|mama bien|latch\w*|nurs\w+)\b/
const DESPAIR =
  /\b(?:quiero|quisiera|ganas de|prefiero|mejor) (?:morir\w*|matar\w*|estar muert[oa]|desaparecer|dormir y no)|\bno (?:aguanto|puedo) mas\b|\bya no (?:puedo|aguanto|quiero (?:vivir|seguir|estar))\b|\b(?:suicid\w*|matarme|ahorcarme|colgarme|pistola|pastillas|viga|amarr\w+|adios|despedi\w*|carta|cant (?:go on|do this)|want(?:s|ed)? to die|end it|kill myself|goodbye|pills|gun|rope)\b/
const LAUGHS = /\b(?:ja ?ja\w*|je ?je\w*|ha ?ha\w*|lol|lmao|xd|jk|es broma|bromeando)\b/
const OF_ANOTHER_PLACE =
  /\b(?:vomit\w*|convuls\w*|somnolient\w*|mare\w*|confund\w*|desmay\w*|todas|frasco|bote|punado|muchas|hierro|hij[oa]|nin[oa]|bebe se|a proposito|morir\w*|matar\w*|bottle|handful|all of|iron|toddler|son|daughter|on purpose|die)\b/
const HARMS_BABY =
  /\b(?:quiero|ganas|pienso|pensado|pensamientos?|ideas?|voces|voz|sacud\w+|pegue|golpe\w*|miedo (?:de|a) (?:hacer|lastim)\w*|hacerle|want|urges?|thoughts?|voices?)\b/
const MOOD_IS_BETTER =
  /\b(?:animo|mood)\b[^.;!?\n]{0,25}\b(?:mejor\w*|bien|better|improved|good|fine|lifted)\b|\b(?:mejor|better) de animo\b/
const PARTNER = /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|mi ex|papa de)\b/
const MAY_KILL =
  /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|ex|papa|padre|hijo|hermano|cunado|patron|jefe|vecino|coyote|pandill\w+|amenaz\w*|pistola|cuchillo|a golpes|(?:tome|trague|took) (?:\w+ ){0,2}(?:\d\d|muchas|todas|frasco))\b/
const UNBORN = /\b(?:embaraz\w*|semanas|ultrasonido|contracc\w+|fuente|trimestre|pregnan\w*|weeks|due date)\b/
const FORCES =
  /\b(?:golpe\w*|pega|pego|amenaz\w*|encierr\w*|encerr\w*|acost\w*|sexo|relaciones|tocar\w*|papeles|pasaporte|dinero|robar|robe|prostit\w*|desnud\w*|miedo|trabajar|cobr\w*|vender|toc[oa]\w*|padrastro|abus\w+|viol\w+)\b/
const BEAST =
  '(?:perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|caballo|chivo|gallo|mapache|chango|pitbull|cachorr[oa]|dogs?|cats?|puppy|kitten)'
const BURNT =
  /\b(?:quem\w+|fogata|fuego|lumbre|comal|estufa|plancha|aceite|brasas?|hervi\w+|burn\w*|fire|campfire|stove|grill|scald\w*|boiling|embers)\b/
const SMOKE = /\b(?:humo|incendios?|smoke|wildfires?|calidad del aire|air quality)\b/
const BREATHES_BADLY =
  /\b(?:tose|toso|tos|cough\w*|wheez\w*|silb\w+|pecho|chest|falta (?:el|de) aire|ahog\w*|cabeza|headache|mare\w*|dizz\w*|vomit\w*|dormid\w*|confus\w*|monoxido|monoxide|dentro de la casa se quemo|atrapad\w*|desmay\w*)\b/
const NOBODY_COUGHS =
  /\b(?:ningun[oa]|nadie|none|nobody|no one)(?: (?:de (?:nosotros|ellos|la casa)|of us|here))? (?:tose|tosio|tiene tos|esta tosiendo|cough\w*|is coughing|has a cough)\b/g
const PAST_YEAR = '(?:el ano pasado|hace (?:\\w+ )?anos?|hace (?:varios|muchos|dos|tres|seis|ocho) (?:meses|anos))'
const NOT_OWN =
  '(?:cunad[oa]|prim[oa]|ti[oa]|vecin[oa]|amig[oa]|compadre|comadre|companer[oa]|conocid[oa]|suegr[oa]|brother in law|cousin|neighbor|friend|coworker)'
const OWN_PILLS =
  /\b(?:(?:me|yo|ahora|ya) (?:me )?(?:tome|trague|i took) (?:\w+ ){0,2}(?:muchas|todas|\d\d|frasco|botella)|i took (?:\w+ ){0,2}(?:all|many|\d\d|bottle|handful)|quiero|ganas|morir\w*|matar\w*|otra vez|ahorita|ayer|anoche|volvio a|again|tonight|last night)\b/
const WITH_CONTRACEPTIVE =
  /\b(?:pastillas?|pildoras?) anticonceptivas?\b|\banticonceptivas?\b|\bbirth control(?: pills?)?\b|\bcontraceptive pills?\b/
const ANOTHER_DRUG =
  /\b(?:presion|corazon|azucar|diabet\w+|dormir|dolor|hierro|iron|opioid\w*|metadona|methadone|heart|pressure|sugar|sleeping|tylenol|frasco|bottle|punado|handful|blister entero|todas|vomit\w*|drows\w*|somnolient\w*|dormid[oa]|no (?:despierta|responde)|convuls\w*|limp)\b/
const BLEEDS_STILL =
  /\b(?:sangro|sangra|sangrar|sangre|sangrando|sangrado|coagulos?|toallas?|empap\w+|mucha sangre|bleeding|soak\w*|clots?)\b/
const MONEY =
  /\b(?:renta|deudas?|pagar|pago|luz|biles|cuentas|banco|prestamo|cobr\w+|dinero|hipoteca|tarjetas?|impuestos|rent|bills?|debt|loan|mortgage)\b/
const STRAIN =
  '(?:jale|chamba|trabajo|turno|renta|deudas?|biles|cuentas|calor|trafico|tarea|tareas|escuela|impuestos|mudanza|job|rent|bills|heat|commute|traffic)'
const TO_DOCTOR =
  '(?:preguntar(?:les?)?|escribir(?:les?)?|consultar|llamar|checarme|revisarme|ir (?:al|con el|con la|a la)|hacerme (?:la|el|los|las|un|una) (?:prueba|examen|estudio|analisis|cita)\\w*|cuidarme|comer|descansar|tomar (?:agua|la pastilla|mi medicina|mis pastillas))'

/** Words of a crisis as families and workmates say them: of latching, of kicks in the womb, of dogs, of debts and of dread. */
export const OTHER_MEANINGS_IN_PLAIN_TALK: readonly OtherMeaning[] = [
  {
    of: words('child-abuse violence-home'),
    meant:
      /\bse (?:me |le )?(?:pega|pegue|pego|pegaba|prende|prendio) (?:(?:muy |bien |mal |poco |ya |a )*)(?:la|el|mi) (?:bebe|bebit[oa]|nen[ea]|nin[oa]|chiquit[oa]|hij[oa]|recien nacid[oa])\b|\b(?:bebe|bebit[oa]|nen[ea]|nin[oa]|chiquit[oa]|hij[oa]) (?:ya |casi )?(?:no )?(?:se (?:me |le )?(?:pega|pegue|pego|pegaba)|pega) (?=(?:bien|mal|al|a la|a mi|poco|mejor|duro al)\b)/g,
    unless: (plain) => !AT_BREAST.test(plain) || STRIKES.test(plain) || HITS.test(plain),
  },
  {
    of: words('infection'),
    meant:
      /\b(?:eso|esto|luego|siempre|puede|podria) (?:termina|acaba|terminar|acabar|se vuelve|volverse|se hace) (?:en )?(?:una )?infeccion\b/g,
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:es|fue|sera|hay|seria) (?:una )?sobredosis\b|\bis (?:it|this|that) an? over ?dose\b|\bdid i over ?dose\b/g,
    becomes: 'extra-dose',
    unless: (plain) =>
      !/\b(?:tome|tom[eé] (?:\w+ )?|took|taken) (?:\w+ ){0,2}?(?:dos|2|otra|two|a second|another|twice) (?:\w+ ){0,2}?(?:vitaminas?|prenatal(?:es)?|prenatals?|vitamins?|acido folico|folic acid)\b/.test(
        plain,
      ) || OF_ANOTHER_PLACE.test(withoutDenials(plain.replaceAll(/\bbebe\b/g, ' '))),
  },
  {
    of: words('postpartum-mood harm-others'),
    meant:
      /\b(?:le|les) (?:hace|hara|haria|hizo|hacen|haran|puede hacer|podria hacer|pueden hacer|habra hecho) (?:algun |mucho )?dano (?:al|a mi|a la|a el|a ella|a los)(?: bebe| nin[oa]s?| nen[ea]| criatura| feto)?/g,
    unless: (plain) => HARMS_BABY.test(plain) || /\bsangr\w+/.test(withoutDenials(plain)),
  },
  {
    of: words('postpartum-mood depressed'),
    meant:
      /\b(?:pastillas?|medicinas?|medicamentos?|tratamiento|antidepresivos?|sertralina|zoloft) (?:para|de|contra|por) (?:la |mi )?depresion(?: (?:posparto|postparto|post parto))?\b|\b(?:pills?|meds?|medicine|zoloft|sertraline|antidepressants?) (?:for|against) (?:my |the )?(?:postpartum |ppd )?depression\b/g,
    unless: (plain) => !MOOD_IS_BETTER.test(plain) || HARMS_BABY.test(withoutDenials(plain)) || DESPAIR.test(plain),
  },
  {
    of: ['depressed'],
    meant:
      /\b(?:no (?:tengo|me dan|me quedan)|sin) ganas(?: de nada)? (?:en|para|de) (?:la cama|la intimidad|sexo|tener (?:sexo|relaciones|intimidad))\b/g,
  },
  {
    of: words('suicide-said suicide-named'),
    meant: /\b(?:lo|la|le|los) (?:deje|dejo|dejamos|dejaron) envenenar(?:se)?\b/g,
  },
  {
    of: ['poison'],
    meant: /\b(?:lo|la|le|los) (?:deje|dejo|dejamos|dejaron) envenenar(?:se)?\b/g,
    unless: (plain) =>
      !/\b(?:pasto|zacate|tierra|arena|hojita|grass|dirt|sand)\b/.test(plain) ||
      /\b(?:vomit\w*|babe\w*|dormid[oa]|hongos?|bayas?|semillas?|adelfa|flor(?:es)?|pastillas?|raton\w*|plag\w*|insectic\w*|herbicid\w*|fertiliz\w*|roci\w+|fumig\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('violence-home sexual-assault child-abuse'),
    meant: new RegExp(
      `\\b(?:me|nos|lo|la) (?:obliga|obligan|obligo|obligaron|forzo|fuerza) a (?:que )?${TO_DOCTOR}\\b`,
      'g',
    ),
    unless: (plain) => FORCES.test(plain),
  },
  {
    of: words('violence-home violence-now child-abuse'),
    meant:
      /\b(?:bebe|bebit[oa]|nen[ea]|nin[oa]|criatura) (?:\w+ )?me (?:patea|pateo|patee|pateaba|golpea)\b|\b(?:baby|baby girl|baby boy) (?:\w+ )?(?:kicks?|kicked|is kicking|punches|punched) (?:me|my)\b/g,
    unless: (plain) =>
      !UNBORN.test(plain) ||
      PARTNER.test(plain) ||
      /\b(?:husband|boyfriend|partner|ex|enoj\w+|borrach\w+|angry|drunk)\b/.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:queda(?:r|do|ria)?|quedo|traer|hay|tener|tenga|quedara) (?:\w+ )?(?:veneno|toxic[oa]s?|toxinas?) (?:en|dentro de) (?:los|sus|mis|el|la) (?:pulmon(?:es)?|pecho|garganta)[^.;!\n]{0,10}\?/g,
    unless: (plain) => !SMOKE.test(plain) || BREATHES_BADLY.test(withoutDenials(plain.replaceAll(NOBODY_COUGHS, ' '))),
  },
  {
    of: words('cough cold wheezing'),
    meant: NOBODY_COUGHS,
  },
  {
    of: words('child-swallowed poison'),
    meant: /\b(?:chup\w+|trag\w+|comio|lamio|mordio|metio|mastic\w+|swallow\w*|licked|sucked|chewed|ate|poison)\b/g,
    unless: (plain) =>
      !WITH_CONTRACEPTIVE.test(plain) ||
      !/\b(?:una sola|solo una|nomas una|una nada mas|just one|only one|one (?:pill|tablet))\b/.test(plain) ||
      isStrong(plain) ||
      ANOTHER_DRUG.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno (?:piensa|pienso|ha pensado|he pensado|esta pensando|pensaria) (?:nunca )?en (?:quitarse la vida|quitarme la vida|matarse|matarme|suicidar(?:se|me)|morirse|hacerse (?:dano|nada)|eso)(?: ni [^.;!?\n]{0,30})?/g,
    unless: (plain) =>
      DESPAIR.test(
        plain.replaceAll(
          /\bno (?:piensa|pienso|ha pensado|he pensado|esta pensando) en [^.;,!?\n]{0,40}|\bya no quiere (?:salir|comer|ir)\b/g,
          ' ',
        ),
      ) ||
      /\b(?:pero (?:ayer|hoy|antes|a veces|dijo|dice|encontr\w+)|cortad\w+|junt\w+ pastillas|regal\w+ (?:sus|mis) cosas)\b/.test(
        plain,
      ),
  },
  {
    of: words('severe-bleeding vaginal-bleeding bleeding much-blood bleeding-elsewhere'),
    meant:
      /\b(?:ya )?(?:dej[oe]|par[eo]) de sangrar (?:desde )?(?:hace|desde) [^.;,!?\n]{0,25}|\bstopped bleeding (?:\w+ ){0,3}(?:ago|weeks|months)\b/g,
    unless: (plain) =>
      BLEEDS_STILL.test(
        withoutDenials(plain.replaceAll(/\b(?:dej[oe]|par[eo]) de sangrar\b|\bstopped bleeding\b/g, ' ')),
      ),
  },
  {
    of: ['violence-home'],
    meant: /\b(?:jalon|jaloncito|jaloncitos|tironcito|estironcito)\b(?= (?:donde|en|por|al|cuando|adentro|abajo)\b)/g,
    unless: (plain) => STRIKES.test(plain),
  },
  {
    of: words('sexual-assault violence-home violence-now child-abuse'),
    meant: new RegExp(
      `\\b${BEAST} +(?:del?|de +(?:la|mi|un|una|su)) +(?:mi +|un +|una +|la +|el +)?\\w+ +(?:\\w+ +)?(?:me|le|lo|la|nos) (?:agarro|prendio|jalo|tumbo|ataco|mordio|pesco)\\b`,
      'g',
    ),
  },
  {
    of: ['poison'],
    meant: /\b(?:me|nos) (?:estaran|estan|habran|estaba) envenen\w+/g,
    unless: (plain) =>
      !/\b(?:la (?:vacuna )?(?:del|de la) (?:flu|covid|influenza|tetano|neumonia|gripe)|vacun\w+|flu shot)\b/.test(
        plain,
      ) ||
      /\b(?:comida|agua|cafe|esposo|marido|vecin\w+|suegra|gobierno|voces|chip|siguen|camaras?|vomit\w*|ronchas|garganta|respir\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('too-many-pills alcohol-poisoning many-acetaminophen suicide-past suicide-said'),
    meant: new RegExp(
      `\\b${NOT_OWN} (?:\\w+ )?(?:se )?(?:tomo|trago|took|swallowed) (?:un |una |a |the )?(?:whole )?(?:botella|frasco|bote|punado|bottle|handful) (?:de |of )?(?:pastillas|pills|tylenol|medicina) (?:${PAST_YEAR}|last year|years ago)[^.;!?\\n]*`,
      'g',
    ),
    unless: (plain) => OWN_PILLS.test(plain),
  },
  {
    of: ['liver-disease'],
    meant:
      /\b(?:me|te|le|se|nos)? ?(?:friega|fregar|chinga|amuela|jode|dana|danar|afecta|lastima|lastimar|arruina|hace dano (?:a|en|al)|pega(?:r)?(?: en| a)?) (?:a |en )?(?:el|mi|al) higado\b|\b(?:hurt|mess up|wreck|ruin|damage)s? (?:my|your|the) liver\b/g,
    unless: (plain) => /\b(?:cirrosis|hepatitis|cirrhosis|amarill\w+|yellow|higado graso|trasplante)\b/.test(plain),
  },
  {
    of: ['suicide-said'],
    meant: /\b(?:que|y|eso|esto|o|tambien|hasta) me (?:puede|podria|pueden|podrian|va a poder) matar\b/g,
    unless: (plain) => DESPAIR.test(plain) || MAY_KILL.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:me (?:quiero|queria|quise|iba a)|quiero|queria|quise) (?:morir|morirme) (?:de(?:l)?|con el|por el) (?:la |el |puro |pura )?(?:ardor|picor|picazon|comezon|pena|verguenza|oso|calor|frio|enchilad\w*|asco|aburrimiento|hambre|sueno|risa)\b|\bwant(?:ed)? to die (?:of|from) (?:embarrassment|shame|boredom|laughter|heat|the (?:heat|itch\w*|sting|burn))\b/g,
    unless: (plain) =>
      !LAUGHS.test(plain) ||
      /\b(?:no aguanto|ya no (?:puedo|quiero)|vivir|en serio|de verdad|pastillas|pistola|for real|seriously|pills|gun)\b/.test(
        plain,
      ),
  },
  {
    of: words('child-swallowed poison'),
    meant:
      /\b(?:siento|sentia|es como|como) (?:si |que |q )?(?:me )?(?:trago|tragara|tomo|tomara|como|comiera|estuviera (?:tomando|tragando|comiendo)) (?:puro )?veneno\b|\bfeels? like (?:im|i am) (?:swallowing|taking|eating|drinking) poison\b/g,
    unless: (plain) =>
      /\b(?:vomit\w*|mare\w*|desmay\w*|a proposito|morir\w*|matar\w*|cloro|hongos?|raton\w*|todas|frasco)\b/.test(
        plain,
      ),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:nada de|cero ganas de|ni pensar en) (?:hacerme (?:dano|nada)|lastimarme|cortarme|matarme|suicid\w+|morirme|querer (?:morir\w*|matarme))\b|\b(?:nothing about|no thoughts? of|zero thoughts? of) (?:hurting|killing|harming) myself\b/g,
    unless: (plain) =>
      /\b(?:pero|aunque|but)\b[^.;!?\n]{0,60}\b(?:morir\w*|muert[oa]|desaparec\w*|vivir|vida|die|dead|alive|disappear)\b/.test(
        plain,
      ),
  },
  {
    of: words('suicide-said suicide-named lethal-means violence-home'),
    meant: /\bcon (?:la|una|el) (?:soga|cuerda|mecate|lazo) (?:al|en el) cuello\b/g,
    unless: (plain) =>
      !MONEY.test(plain) || DESPAIR.test(plain) || /\b(?:estoy parad[oa]|silla|arbol|techo)\b/.test(plain),
  },
  {
    of: words('violence-home violence-now suicide-said harm-others'),
    meant: new RegExp(
      `\\b${STRAIN} (?:ya )?(?:me|nos) (?:esta|estan|tiene|va a|viene|anda) (?:matando|acabando|matar|ahorcando|ahogando|asfixiando)\\b|\\b${STRAIN} (?:is|are) (?:killing|choking|strangling) (?:me|us)\\b`,
      'g',
    ),
    unless: (plain) => DESPAIR.test(plain),
  },
  {
    of: words('child-abuse violence-home'),
    meant:
      /\bse (?:me |le |nos )?peg(?:a|o|an|aba) (?:\w+ )?(?:a la (?:tele|television|pantalla|tableta|ventana|pared)|al (?:pizarron|televisor|celular|vidrio|telefono|piso)|como chicle)\b/g,
    unless: (plain) => STRIKES.test(plain) || HITS.test(plain),
  },
  {
    of: ['baby-delusion'],
    meant:
      /\binside (?:of )?(?:his|her|their|the babys?|my babys?) (?:cheeks?|mouth|lips?|nose|nostrils?|ears?|diaper|gums?|eyelids?|throat)\b|\b(?:adentro|dentro) de (?:la|su|los|sus) (?:boca|boquita|nariz|orejas?|panal|cachetes?)\b/g,
    unless: (plain) =>
      /\b(?:devil|demon\w*|evil|possess\w*|voices?|god|chip|robot|diablo|demonio|poseid\w+|voces)\b/.test(plain),
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:only|just|hardly|barely) (?:says?|has|knows|speaks) (?:(?:about|maybe|like|around|a) )?(?:\w+ ){1,2}words\b/g,
    unless: (plain) =>
      !/\b(?:toddler|(?:one|two|three|1|2|3)(?: and a half)? ?(?:years?|yrs?|yo)\b|(?:1[5-9]|2\d|3\d) ?(?:months?|mo)\b)/.test(
        plain,
      ) ||
      /\b(?:sudden\w*|today|this morning|stopped|lost|used to|fell|hit|droop\w*|limp|weak\w*|fever|seiz\w*|drows\w*|slur\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['shock-look'],
    meant:
      /\b(?:palmas?|manos?|manitas?|dedos?|deditos?|piel|quemad\w+|ampollas?|manchas?|plantas?|palms?|hands?|fingers?|skin|blisters?) (?:\w+ ){0,2}?(?:blanc\w+|white|pale) (?:como (?:la |una )?(?:cera|papel|sabana)|like (?:wax|paper|a sheet)|and waxy)\b/g,
    unless: (plain) => !BURNT.test(plain),
  },
]
