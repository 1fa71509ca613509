import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { COLD, DESPAIR, DESPAIR_OR_POISON, HARMLESS_SWALLOWED, IN_EARNEST, says } from '../vocabulary'

const NOT_INSIDE = '(?! (?:inside|por dentro|slowly inside))'
const WISHES =
  /\b(?:kill(?:ing)? (?:myself|himself|herself)|suicid\w*|end it|end my|want(?:s|ed)? to (?:die|be dead)|wanna die|wish\w*|better off|on purpose|goodbye|no point|urges?|relief|quiero|quisiera|ganas|mejor|matarme|matarse|a proposito|no aguanto|ya no puedo|vivir|desaparecer)\b/
const SWALLOWED_DANGER =
  /\b(?:pills?|tablets?|capsules?|pastillas?|tabletas?|capsulas?|overdos\w*|sobredosis|bleach|cloro|antifreeze|anticongelante|poison\w*|veneno\w*|cleaner|drano|lye|sosa|acid\w*|mushrooms?|hongos?|batter\w+|pilas?|magnets?|iman\w*|gasolin\w*|methanol|metanol|fentan\w+|heroin\w*|drugs?|droga\w*|bottle|frasco|chest|pecho|breath\w*|respir\w*|bleed\w*|sangr\w+|allerg\w+|stung|snake|vibora|serpiente|shot|stabbed|balazo|(?:took|ate|drank|swallowed|tome|trague|bebi) (?:\w+ ){0,2}(?:cyanide|cianuro|arsenic\w*))\b/
const OF_GROOMING =
  /\b(?:toe ?nails?|nails?|hair|bangs|corns?|callus\w*|stitch\w*|sutures?|skin tags?|cast|grass|onions?|unas?)\b/
const NO_WISH_TO_DIE = /\b(?:sin pensar en|no me quiero) (?:morir\w*|matar\w*)\b/
const MAY_KILL =
  /\b(?:espos[oa]|marid[oa]|novi[oa]|pareja|padrastro|ex|papa|padre|hijo|hermano|cunado|patron|jefe|vecino|coyote|pandill\w+|amenaz\w*|pistola|cuchillo|a golpes|(?:tome|trague|took) (?:\w+ ){0,2}(?:\d\d|muchas|todas|frasco))\b/
const LAUGHS = /\b(?:ja ?ja\w*|je ?je\w*|ha ?ha\w*|lol|lmao|xd|jk|es broma|bromeando)\b/
const WISHES_TO_DIE = /\b(?:kill|suicid\w*|end it|want to die|quiero|quisiera|ganas|mejor|matar\w*|pastillas|vivir)\b/
const DESPAIRS =
  /\b(?:suicid\w*|kill myself|want(?:s|ed)? to die|wish\w*|pills?|overdos\w*|goodbye\w*|hopeless\w*|no point|depress\w*|gun|burden|alone|hurt myself|on purpose|quier[eo] morir\w*|matarme|pastillas?|despedi\w*|deprimid[oa]|a proposito)\b/
const SEED_SWALLOWED =
  /\b(?:swallowed|ate|trague|comi) (?:\w+ ){0,3}?(?:seeds?|gum|pips?|popcorn|cherry pits?|corn|semill\w+|chicle|pepitas?)\b/
const HOPELESS =
  /\b(?:suicid\w*|kill(?:ing)? (?:myself|herself|himself)|want(?:s|ed)? to die|wish\w*|pills?|overdos\w*|cut(?:s|ting)?|note|goodbye\w*|hopeless\w*|no point|tonight|tomorrow|depress\w*|gun|(?:razors?|blades?|knife) (?:to|on|against|in|ready|out)|rope|noose|jump\w*|alone|burden|hurt(?:s|ing)? (?:herself|himself|myself)|quier[eo] morir\w*|matar(?:se|me)|pastillas?|despedi\w*|nota|deprimid[oa]|esta noche|manana|sola?)\b/
const despairs = (plain: string): boolean => HOPELESS.test(withoutDenials(plain))
const WISH_ALL_THE_SAME =
  /\b(?:pero (?:pienso|quiero|ya|no aguanto|a veces|tampoco|si)|aunque|mejor (?:muert\w*|no)|ojala|pastillas|pistola|arma|ya no (?:quiero|aguanto|puedo)|cansad[oa] de vivir|plan\b|pecho|aire|respir\w*)\b/
const PANIC = /\b(?:ataques?|panico|ansiedad)\b/
const PASSES = /\b(?:minutos|rato|ratito) (?:se me |se )?(?:pasa|quita|va|calma)\b|\bse me (?:pasa|quita)\b/
const DENIES_WISH =
  /\bno (?:me )?(?:quiero|pienso|quisiera|deseo) (?:hacerme dano|lastimarme|matarme|morir(?:me)?|suicidarme|quitarme la vida)\b/
const WANTS_TO_DIE =
  /\b(?:quiero morir\w*|quisiera morir\w*|no quiero vivir|matarme|suicid\w*|vivir|a proposito|todas las (?:pastillas|pildoras)|on purpose|kill myself|want to die|adios|perdon\w*|carta)\b/
const OF_LOVE =
  /\b(?:vivir|morir\w*|matar\w*|suicid\w*|desaparecer|live|die|pegarl\w*|golpe\w*|no (?:puedo|aguanto) mas|comer|levantarme)\b/
const WITHOUT_HOPE =
  /\b(?:suicid\w*|kill(?:ing)? myself|want(?:s|ed)? to die|overdos\w*|hopeless\w*|no point|gun|rope|noose|depress\w*|quier[eo] (?:morir|desaparecer)\w*|matarme|matarse|despedi\w*|carta|deprimid[oa]|pistola|cuerda|soga|cortarme|sin esperanza|no vale la pena|no (?:puedo|aguanto) mas|ya no quiero|bottle|frasco|puno de|handful|de un jalon|de golpe)\b/
const isHopeless = (plain: string): boolean => WITHOUT_HOPE.test(withoutDenials(plain))
const COLD_AND_WELL = /\b(?:trago|respiro|sin calentura|sin fiebre|no fever|esta bien|swallow\w*|breath\w*)\b/

/** Words about suicide by means that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_SUICIDE_BY_MEANS: readonly OtherMeaning[] = [
  {
    of: ['suicide-said'],
    meant: new RegExp(
      `\\b(?:(?:every|each|any) (?:little )?\\w+(?: \\w+)?,? (?:and )?|(?:whenever|each time|every time)[^.;!?\\n]{0,40} |(?:keep|kept) (?:reading|seeing|googling|rereading)[^.;!?\\n]{0,40} (?:and )?)(?:i )?(?:think|thinking|am sure|am convinced)\\b[^.;!?\\n]{0,25}\\b(?:im|i am) dying\\b${NOT_INSIDE}`,
      'g',
    ),
    unless: (plain) => WISHES.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:am i|are we|will i|is (?:he|she|it)|me voy a|nos vamos a|se (?:me )?va a) (?:really |just |actually )?(?:going to |gonna |about to )?(?:die|morir)(?: (?:alone|single|from (?:it|this)|of (?:it|this)|now|de (?:esto|eso)|por (?:esto|eso)|sol[oa]))? ?\?|\b(?:am i|im i) (?:going to|gonna) die(?: alone)?(?=$|[.!?\n])/g,
    unless: (plain) => WISHES.test(plain) || SWALLOWED_DANGER.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:sister|brother|mom|mum|friends?|roommate|grandma|coworker|neighbou?r|cousin|google|internet|he|she|everyone|hermana|hermano|mama|amig[oa]s?|vecin[oa]|suegra|tia) (?:\w+ )?(?:says?|said|thinks?|swears|jokes?|dice|dicen|dijo|jura) (?:that |que )?(?:im (?:going to|gonna) die|me voy a morir) (?:of|from|de|por) (?:it|this|that|esto|eso)\b/g,
    unless: (plain) => WISHES.test(plain) || IN_EARNEST.test(plain) || SWALLOWED_DANGER.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:thought|think|figured|afraid|scared|sure|worried|felt like|feared|convinced) (?:that )?(?:im|id|ill|i|he|hed|she|shed|we|wed|it)(?: (?:was|were|would|might|could|am|is|will|going|gonna|to|just|be)){0,4} (?:bleed\w*|chok\w+|suffocat\w+|itch\w*|starv\w*|freez\w*|cough\w*|sneez\w*|puk\w+|poop\w*|sweat\w*) (?:\w+ )?to death\b(?: alone)?|\b(?:crei|pense|pensaba|senti) que (?:me|se) (?:iba|va) a morir (?:de|del) (?:la |el |un |una )?(?:tos|susto|dolor|diarrea|vomito|frio|calor|asco|comezon|risa|ahogo)\b/g,
    unless: (plain) => WISHES.test(plain),
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:cut|nicked|burn(?:t|ed)?) myself (?:\w+ ){0,2}?(?:shaving|peeling|chopping|slicing|dicing|cooking|gardening|trimming|baking|ironing|doing (?:the )?dishes|washing (?:the )?dishes|making (?:dinner|lunch|breakfast|supper|salad))\b|\b(?:me|se) (?:corte|corto|queme|quemo) (?:\w+ ){0,3}?(?:rasurando\w*|afeitando\w*|pelando|picando|rebanando|cocinando|lavando|planchando)\b/g,
    unless: (plain) =>
      WISHES.test(plain) || /\b(?:again|wrists?|thighs?|numb|die|kill|scars?|munecas?|venas?|otra vez)\b/.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno (?:me )?(?:quiero|kiero|quisiera|pienso en|he pensado en) (?:morir\w*|matar\w*|suicidar\w*) ni (?:en )?(?:hacerme (?:nada|dano)|lastimarme|matarme|morirme|suicidarme|cortarme)\b|\bno (?:quiero|pienso|voy a) (?:hacerme dano|lastimarme|matarme) ni (?:en )?(?:morir\w*|matarme|suicidarme|quitarme la vida)\b/g,
    unless: (plain) =>
      /\b(?:pero|aunque|a veces|antes si)\b[^.;]{0,60}\b(?:morir\w*|desaparec\w*|despertar|dormir|vida|muert[oa]|plan)\b|\b(?:carta|adios|perdon\w*|pistola|soga)\b/.test(
        plain,
      ),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bse (?:me |nos )?(?:va|vaya|puede) a? ?(?:quedar )?(?:dormid[oa]|dormir) y (?:ya )?no (?:va|vaya) a despertar\b/g,
    unless: (plain) => WISHES.test(plain) || !/\b(?:nin[oa]|hij[oa]|bebe|nene|nena|niet[oa])\b/.test(plain),
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:cut|hurt) myself ?\? ?no\b|\bcut myself (?:on|with|opening) (?:an?|the|my|some) (?:\w+ )?(?:can|lid|tin|paper|envelope|mandolin\w*|grater|peeler|box)\b/g,
    unless: (plain) => /\b(?:on purpose|urges?|die|again|relief|better|numb|kill|suicid\w*|alive)\b/.test(plain),
  },
  {
    of: words('suicide-said'),
    meant:
      /(?<!\b(?:i|he|she|we|just|to|could|id) )\b(?:disappear(?:s|ed|ing)?|vanish(?:es|ed|ing)?|goes away|went away) (?:completely|forever)\b/g,
    unless: (plain) => /\b(?:i|he|she) (?:\w+ ){0,2}(?:disappear|vanish)\b|\bdisappear forever\b/.test(plain),
  },
  {
    of: words('suicide-said self-harm'),
    meant: /\bcut(?:ting)? (?:em|them|it|these|those|(?:my|the|his|her) \w+(?: \w+)?) (?:off |out )?(?:by )?myself\b/g,
    unless: (plain) => !OF_GROOMING.test(plain) || /\b(?:wrists?|on purpose|suicid\w*|die|urges?)\b/.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:ya )?no le (?:hallo|encuentro|veo) (?:el |la |ningun )?(?:sentido|caso|chiste|gusto) a (?:nada|todo)\b/g,
    becomes: 'depressed',
    unless: (plain) => !NO_WISH_TO_DIE.test(plain),
  },
  {
    of: words('suicide-said suicide-named'),
    meant: /\b(?:lo|la|le|los) (?:deje|dejo|dejamos|dejaron) envenenar(?:se)?\b/g,
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
    of: ['suicide-said'],
    meant:
      /\b(?:nada de|cero ganas de|ni pensar en) (?:hacerme (?:dano|nada)|lastimarme|cortarme|matarme|suicid\w+|morirme|querer (?:morir\w*|matarme))\b|\b(?:nothing about|no thoughts? of|zero thoughts? of) (?:hurting|killing|harming) myself\b/g,
    unless: (plain) =>
      /\b(?:pero|aunque|but)\b[^.;!?\n]{0,60}\b(?:morir\w*|muert[oa]|desaparec\w*|vivir|vida|die|dead|alive|disappear)\b/.test(
        plain,
      ),
  },
  {
    of: ['suicide-said'],
    meant: /\b(?:me|se) (?:puedo|puede|podria|podre) morir(?: \w+){0,4} ?\?/g,
    unless: (plain) => WISHES_TO_DIE.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:im|i am|were|shes|hes) (?:literally |basically |actually )?dying of (?:this|my|the|an?) (?:\w+ )?(?:cold|flu|heartburn|allergies|hay ?fever|cramps?|heat|toothache|sunburn|hiccups|itch\w*|boredom|sneez\w*)\b|\bme (?:estoy )?(?:muero|muriendo) (?:de|con|por) (?:este|esta|estos|estas|el|la|mi|las|los) (?:\w+ )?(?:catarro|gripa|gripe|resfriado|agruras|acidez|alergias?|colicos?|calor|comezon|hipo|muelas?)\b/g,
    unless: (plain) => DESPAIRS.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:told me|says?|said|swears|warned me|thinks?|dice|dijo|jura|cree) (?:that |que )?(?:im|i am|ill|me) (?:going to |gonna |voy a )?(?:die|morir)\b/g,
    unless: (plain) => !SEED_SWALLOWED.test(plain) || DESPAIRS.test(withoutDenials(plain)),
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:im|i am|youre|shes|hes|stop|been) (?:\w+ )?killing (?:myself|yourself|herself|himself) (?:over (?:nothing|it|this|housework|cleaning|homework|work|dinner|details)|with (?:work|cleaning|housework|worry)|trying to (?:clean|finish|please|impress))\b|\b(?:me|te|se) (?:estoy|estas|esta) matando (?:por (?:nada|la limpieza|el trabajo)|con (?:la limpieza|el trabajo|tanto trabajo))\b/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:thought|figured|sure|convinced|swore|pense|crei|jure|juraba) (?:that |que )?(?:i|he|she|we|me|se) (?:was|were|is|iba a|estaba) (?:going to |gonna )?(?:die|dying|dead|a goner|morir|muriendo)\b|\b(?:pense|crei) que me (?:moria|muero|iba a morir|estaba muriendo)\b/g,
    unless: despairs,
  },
  {
    of: ['suicide-said'],
    meant:
      /\bliterally (?:going to |gonna )?(?:die|dying|dead)\b|\b(?:literal|literalmente) (?:se |me )?(?:va a |voy a )?(?:morir\w*|muere|muero|muriendo)\b/g,
    unless: despairs,
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:you|youre|you are|(?:hes|shes|he is|she is)) (?:gonna|going to) die"?,? (?:and |then )?(?:laugh\w*|giggl\w*|haha\w*|lol)|\b(?:te|se) (?:vas|va) a morir"?,? (?:y |y se )?(?:se )?(?:rio|reia|riendo|carcaj\w+|jaja\w*)/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:sobbing|crying|screaming|hysterical|convinced|sure|scared|afraid|terrified|worried|thinks|says|llorando|cree|dice|asustad[oa])(?: \w+)? (?:that |que )?(?:hes|shes|he is|she is|se) (?:going to|gonna|va a) (?:die|morir)\b/g,
    unless: (plain) => !HARMLESS_SWALLOWED.test(plain) || despairs(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno (?:\w+ )?(?:dice|habla|ha dicho|ha hablado|menciona|piensa) (?:nada )?(?:de|en|sobre) (?:hacerse dano|lastimarse|matarse|morirse|suicidarse)\b/g,
  },
  {
    of: ['suicide-said'],
    meant:
      /\bno quiero (?:hacerme dano|lastimarme)\b|\bno quiero (?:morir(?:me)?|matarme) ni \w+|\bno \w+ [^.;!?\n]{3,40}, no quiero (?:morir(?:me)?|matarme)\b/g,
    unless: (plain) => WISH_ALL_THE_SAME.test(plain),
  },
  {
    of: ['suicide-said'],
    meant: /\bsient[oa] que me (?:voy a|puedo) morir\b/g,
    unless: (plain) =>
      !PANIC.test(plain) || !PASSES.test(plain) || !DENIES_WISH.test(plain) || says(plain, WISH_ALL_THE_SAME),
  },
  {
    of: ['suicide-said'],
    meant:
      /(?<=^|[.;,!?] ?)(?:(?:es|o|y|ya|entonces|que|acaso) ){0,2}me voy a morir(?: (?:de|por|con) (?:eso|esto))? ?\?/g,
    becomes: 'stressed',
    unless: (plain) => WANTS_TO_DIE.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\bganas de (?:todo|nada|hacer nada|eso|estar|tener (?:relaciones|sexo|intimidad)) (?:\w+ ){0,2}?con mi (?:espos[oa]|marido|mujer|novi[oa]|pareja)\b/g,
    unless: (plain) => OF_LOVE.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:google|internet|web ?md|chatgpt|tiktok|facebook|youtube) (?:\w+ ){0,2}?me (?:mato|mata|ha matado|enterro|entierra)\b(?: \w+ veces)?|\b(?:google|web ?md|chatgpt|tiktok) (?:has |already |just ){0,2}(?:killed|buried) me\b/g,
    unless: isHopeless,
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:voy a morir(?:me)?|me voy a morir|me (?:estoy )?mur(?:o|iendo)|me muero|im dying|im (?:going to|gonna) die) (?:del?|of|from) (?:el |la |puro |pura |tanto |tanta )?(?:insomnio|cansancio|nervios|coraje|flojera|antojo|amor|asco|envidia|emocion|insomnia|tiredness|nerves|embarrassment|jealousy|cuteness)\b/g,
    unless: isHopeless,
  },
  {
    of: words('suicide-said'),
    meant: /\badios,? mundo cruel\b|\bgoodbye,? cruel world\b/g,
    unless: (plain) => !COLD.test(plain) || !COLD_AND_WELL.test(plain) || isHopeless(plain),
  },
  {
    of: words('lethal-means weapon'),
    meant: /\b(?:shoulder|fan|wiper|propeller|mower|helicopter|turbine|skate) blades?\b/g,
  },
  {
    of: words('suicide-said'),
    meant:
      /\bmoves? (?:in )?(?:all|every) (?:ways?|directions?)(?: \w+)? painlessly\b|\b(?:says?|thinks?|jokes?|dice) (?:that )?(?:im|i am|ill|i will|that i will) (?:gonna |going to )?die (?:\w+ ){0,5}(?:lol|lmao|haha\w*)\b/g,
  },
]
