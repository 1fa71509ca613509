import type { Lexicon } from '../lexicon'

/** Infection, sugar, heat, cold and medicine that ran out, as people see and compare them. */
export const BODY_WORDS_FEVER_AND_SUGAR: Lexicon = {
  fever: [
    'kalentura*|kalenturiento',
    'fiever|feaver|fevor',

    'got|has|had|with|hes|shes|running =101|102|103|104|105 =and shak*|shiver*|chill*|vomit*|throw*|sweat*|cough*',

    'thermometer|termometro|temp ~ say|says|saying|reads|read|reading|shows|showing|show|marca|marco|marcaba|dice|sale|was|is|hit ~ 100|101|102|103|104|105|106|38|39|40|41',
    'prendid*|volad*|hirviendo|quebrant* ~ fiebre|calentura|quebranto',
    'quebranto',
    'hot =as =a =stove|oven|griddle|furnace|fire|firecracker|potato',
    'running|runnin|got|has =a =temp|tempature|temperture|temperatur',
    'tempature|temperture|caletura|calentra|fievre|fibre',
    'arde|arden|ardio|ardiendo ~ frente|cuerpo|cuerpito ~ calent*|fiebre|nino|nina|bebe|nene|nena|hijo|hija|brasa|comal',
    'hot ~ forehead|head|skin|body ~ baby|<child>|fever|feels|touch',
  ],
  chills: [
    'shaking|shiver*|tembl* ~ freezing|freez*|frozen|cold|frio|frios|icy ~ fever|flush*|couldnt|cant|and|con|de|so',
    'unos|los|me =frios',
    'dieron|dio|da =frios|escalofrios|temblores',
    'frios =con',

    'shak*|shiver*|tembl*|tirit*|rattl*|chatter* ~ bed|teeth|cama|dientes|blankets|cobijas|quilts ~ fever|cold|hot|rattl*|frio|calentura|suena|chocan|cant|stop*|so',
    'teeth ~ chatter*|chattering|rattling',
    'dientes ~ casta*|chocan|truenan',
    'cant =get|stop warm|shivering|shaking|shivers',
    'escalofri*|calosfrio*|escaloprio*|temblorina|tembladera',
    'shivers|shakes|chils|chlls',
  ],
  'weak-immunity-person': [
    'kimio*|chimio*|qimio*',

    'central|picc|broviac|hickman =line|lines|catheter',
    'tpn',

    'port|picc|catheter|cateter|hickman ~ flush*|lav*|chemo|quimio|infus*|line|used',

    'chemo|keemo|kemo|radiation|quimio|infusion|port ~ on|week|last|tuesday|monday|yesterday|days|during|getting|after|semana|doing|en|estoy|ayer|dias',
    'neutropen*|neutropenic',
    'no|without|sin ~ spleen|bazo',
    'bone =marrow',
    'white =count =low|zero|down',
    'counts|white|defensas|leucocitos|neutrofilos ~ low|zero|bottom*|bajas|bajos|bajitas|cero|suelo',
    'lymphoma|linfoma|myeloma|mieloma',
    'donated|new =kidney|liver|heart|lung',
    'rinon|higado =nuevo|trasplantado|donado',
    'anti =rejection',
    'antirrechazo|antirechazo',
  ],
  'sickle-cell': ['sickle*|sicklecell|sicle|cickle', 'falciforme|falciformes|drepanocitosis|sicklemia', 'sickler'],
  'rash-not-fading': [
    'purple|maroon|morad*|vino ~ spots|dots|manchas|puntos|specks|ink|tinta ~ arms|legs|body|skin|belly|brazos|piernas|cuerpo|piel|panza|fever|fiebre|calentura|spots',

    'rash|spots|dots|bruises ~ fade|fades|blanch*|glass|disappear|press ~ not|doesnt|dont|wont|didnt|isnt',
    'rash|spots ~ bruises|bruise|blood ~ tiny|little|like|under',

    'spots|dots|manchas|puntos|marks|specks ~ ink|tinta|purple|morad*|wine|vino|bruises ~ arms|legs|body|skin|belly|brazos|piernas|cuerpo|piel|panza|fever|fiebre|calentura',

    'purple|maroon|bruise|bloody|tiny|pinprick|red ~ spots|dots|freckles|splotch*|specks|blotch*|bruises ~ glass|fade*|press*|push|pushing|pushed|away|blanch*|everywhere|fever|burning|legs|sudden*|popp*|spread*',
    'manch*|puntit*|puntos|pintit*|petequi*|moret* ~ morad*|negra|negro|negras|negros|negruzca|vino|sangre|roj* ~ vaso|quit*|borr*|apret*|aplast*|fiebre|calentura|desaparec*|brot*|salier*',
  ],
  'mottled-skin': [
    'marble*|marbled|marbly|lacy|blotch*|mottl*|patchy|motead*|jaspead*|marmol ~ skin|legs|hands|feet|knees|piel|piernas|manos|cold|frio|fria|frios|frias|purple|gray',
    'hands|feet|manos|pies|knees|rodillas ~ cold|frio|fria|frios|frias|helad*|purple|morad*|ice ~ fever|infection|fiebre|infeccion|calentura|sick',
  ],
  'red-spreading-skin': [
    'line|raya|linea|streak|stripe ~ red|roja|rojo|colorada|colorado ~ from|at|to|up|elbow|codo|arm|brazo|knee|ingle|groin|va|dedo|thumb|finger|hand|wrist|muneca|armpit|sobaco|heart',

    'red|redness|line|streak|streaks|roj*|raya|rayas|linea|colorad* ~ crawl*|creep*|climb*|march*|travel*|racing|sube|subio|subiendo|suben|subia|corre|corriendo|avanz*|running|runs|going|moving|headed|shoot* ~ arm|leg|hand|thigh|wrist|ankle|elbow|knee|brazo|pierna|mano|muslo|fast|rapid*|pie',
    'rojo|roja|colorad*|rojez ~ crec*|extend*|agrand*|regad*|regando|avanz* ~ caliente|dedos|mas|pierna|pie|brazo|cada|ayer|hoy|mano|cara',
    'red|redness ~ past|outside|beyond|over ~ line|pen|marker|drew|sharpie|marked',
    'skin|leg|arm|shin|pierna ~ red|hot|roj* ~ tight|shiny|orange|swoll*|brillos*|<swollen>|puff*',
    'bite|cut|scratch|scrape|wound|cyst|boil|incision|piquete|cortada|rasguno|herida|grano|nacido|postemilla ~ bigger|hot|pus|ooz*|stinks|smells|spread*|swoll*|crec*|calient*|<swollen>|apest*|hiede|supur* ~ red|hot|pus|chill*|fever|streak*|smell*|roj*|calient*|calentura|yellow|green|goo|amarill*|verde',
  ],
  'wound-trouble': [
    'cut|wound|incision|stitches|scar|section|staples|hole|port|cortada|herida|puntos|cesarea|operacion|cirugia ~ goo|gunk|pus|leak*|drip*|stink*|stinks|weep*|open*|apart|popped|popping|pop|materia|apest*|hiede|abrio|abre|abriendo|abierta|supur*|liquido|amarill* ~ yellow|green|red|stink*|smell*|pus|goo|one|end|hot|amarill*|verde|roj*|olor|apest*|abrio|abre|abriendo|abierta|mal',
  ],
  'flesh-eating': [
    'looks|should|look|ve|parece ~ hurts|pain|hurt|duele|dolor ~ worse|more|way|mas ~ than|que|much|it|lo',

    'skin|wound|cut|leg|foot|finger|incision|sore|bite ~ black|purple|dusky|gray ~ spread*|creep*|crawl*|fast|rapid*|smell*|blister*|proportion|hour|hours|crackl*|stink*',
    'herida|piel|pierna|pie|cortada|dedo ~ negra|negro|negras|negros|negruzca|morad*|ampoll* ~ rapid*|sube|subio|subiendo|suben|subia|extend*|apest*|hiede|crec*|horas|avanz*|huele',
    'pain|hurts ~ way ~ worse ~ looks|should|cut|than',
    'out =of =proportion',
    'skin ~ crackl*|crunch*|bubble ~ under|touch|wrap',
  ],
  infection: ['infeccion|infecion|imfeccion|infexion', 'uti|kidney =infection|bladder =infection', 'mal =de =orin'],
  sepsis: [
    'urosepsis|septisemia|sepsi|septico|septica',
    'infeccion =en|de =la =sangre',
    'infection =in|of =the|my|his|her =blood|bloodstream',
  ],
  'acetone-smell': [
    'smell*|smells|breath|reek*|stinks|taste* ~ nail|acetone|polish|remover|fruit*|juicy|pear|pears|wine|paint',
    'huele|olor|oliendo|aliento|boca|guele ~ acetona|quitaesmalte|fruta|frutas|solvente|thiner|thinner|manzana|podrid*',
    'ketones|cetonas ~ large|high|moderate|purple|dark|alta|altas|grandes|positiv*',
  ],
  'glucose-300': [
    'asucar|azucar|suger|shuger|sugar ~ 300|310|320|330|340|350|360|370|380|390|400|410|420|430|440|450|460|480|500|520|550|560|580|600',

    'meter|monitor|machine|glucometer|glucometro|aparato|maquinita|dexcom|libre|sugar|azucar|pump ~ hi|high ~ say|says|saying|reads|read|reading|just|dice|marca|marco|marcaba|pone|sale|shows|only|keeps|won|alarm*',
    'azucar|sugar|glucosa|glucose|sugars ~ 300s|400s|500s|600',
    'azucar ~ nubes|cielo|volando|disparada|disparo|techo',
    'sugar|sugars ~ roof|sky|moon|through',
  ],
  'hypoglycemia-words': [
    'sugar|sugars|glucose ~ tank*|bottom*|drop|drops|dropped|dropping|floor|crash*|plummet*|lows|low',
    'azucar|glucosa ~ bajo|baja|bajado|bajando|bajon|cayo|cae|caido|cayendo|suelo|piso|desplom*',
    'bajon ~ azucar',
  ],
  'insulin-without-food': [
    'twice|double|doubled|doble|dos ~ insulin|insulina|lantus|humalog|novolog|acting|basal ~ took|puse|puso|gave|inyecte|mistake|equivoque|equivoco',

    'shot|insulin|insulina|inyect*|units|humalog|novolog|needle ~ didnt|without|no|not|skipped|sin|forgot|never|hasnt|before|olvido|dint ~ eat*|ate|food|lunch|meal|dinner|supper|breakfast|comi|comio|comiendo|come|comia|comer|ceno|cenar|cena|desayun*',
    'twice|double|doubled|too =much|wrong|doble|demasiada =the|my|dose|of|la =insulin|insulina|dose|dosis',
    'took|gave|puse|puso|pusimos|inyecte ~ insulin|insulina|humalog|novolog|lantus ~ twice|double|wrong|much|doble|veces|demasiad*|equivoc*|extra',
  ],
  diabetes: [
    'sugar =diabetic|diabetes|disease',
    'diabetic|diabetica|diabetico|diabetis|diavetes|diabeti|diebetes|diabetec',
    'has|got|have|with =sugar|the =sugar',
    'sugars|azucares',
    'padece|enferm*|tiene|sufre =de|del|la|el =azucar',
    'insulin =pump',
    'type|tipo =one|1|2|two|uno|dos',
    't1d|t2d|ozempic|lantus|humalog|novolog',
  ],
  'out-of-vital-medicine': [
    'sin =mi|su|la|mis|las =medicina|pastillas|pastilla|medicamento ataques|epilepsia|convulsiones|corazon|insulina|rechazo|cortisona',
    'no =he|ha =tomado medicina|pastillas|pastilla ataques|epilepsia|corazon|rechazo',
    'out =of =my|his|her seizure|epilepsy|heart|transplant|rejection|diabetes|steroid =medicine|meds|pills|medication',

    'out =of =my|his|her|the|our <medicine>',
    'out =of =<medicine>',
    'ran|run|running|all|am|im|is|shes|hes|were|been|completely =out <medicine>',
    'last|only|final|ultim*|solo|unica|unico ~ <medicine> ~ left|empty|gone|pen|dose|shot|pill|vial|pluma|dosis|pastilla|frasco|queda*|tonight|used|took',
    'empty|gone|finished|none|left|acab*|agot*|termin* ~ <medicine> ~ pen|bottle|vial|pluma|frasco|pump|me|se|mi|ayer|hoy|hace|nada|dias|days|tonight',
    '<medicine> ~ sin|without|no|havent|havnt|quit|stopped|skipped|missed|deje|dejo ~ days|dias|week|semana|yesterday|ayer|doses|taking|today|took|tomar*|golpe|hoy|tengo',
    'blood =thinner|thinners ran|out|gone|last|missed|stopped|without|havent',
    'cant =afford|get <medicine>',
    'ration*|stretch*|skipp*|rinde|estirando ~ insulin|insulina|inhaler|dose*',
    'pump ~ died|broke|failed|quit|stopped ~ insulin|sugar|diabet*|ketones',
    'inhaler|inhalador ~ empty|out|last|vacio|acab*|lost ~ asthma|asma|only|wheez*|breath*|rescue',
    'heart|blood =pressure|seizure|transplant|rejection pills|meds|medicine|pill =ran|run|are|gone|out =out|gone|days',
    'pastillas|medicina|medicamento ~ corazon|convulsion*|convulsiones|epilepsia|trasplante|rechazo ~ acab*|sin|termin*|agot*|quede|falt*',
  ],
  steroids: [
    'prednisona|prednisone|dexamethasone|dexametasona|cortisone|cortizone|predisone',
    'steroid =pills|dependent',
    'addisons',
    'addison',
    'adrenal',
  ],
  'stopped-suddenly': [
    'cold =turkey',
    'stopped|quit|stop|deje|dejo|suspend* ~ prednis*|hydrocort*|cortison*|steroid*|cortisona|hidrocort*|esteroid*|pastillas|meds|dexamet*',
    'ran|out|acab* ~ prednis*|hydrocort*|cortison*|steroid*|cortisona|hidrocort*|esteroid*',
    'cant|wont|no ~ keep|hold|retener|retiene ~ prednis*|hydrocort*|cortison*|steroid*|hidrocort*|down',
  ],
  'heat-exposure': [
    '98|99|100|101|102|103|104|105|106|108|110|112|115|118|120|38|39|40|41|42|43|44|45|46 =in|out|outside|afuera|degrees|grados|heat',
    'como =horno|comal|estufa',
    'kitchen|cocina|warehouse|bodega|laundry|lavanderia ~ hot|calor|degrees|grados|heat|caliente',

    'roofing|roof|attic|field*|fields|picking|harvest*|football|practice|parade|construction|sauna|tent|greenhouse|warehouse|kitchen|mowing|running|hiking|marathon|drill|drills|garden* ~ heat|hot|sun|summer|august|july|all|quit|sweat*|degrees|stagger*|staggering|skin|crazy',
    'heat|hot =wave|index|car|truck|attic|sun|outside|out|house|apartment|trailer|room',
    'no =ac|air|fan|aircon',
    'ac|aire =broke|broken|out|acondicionado',
    'solazo|solon|bochorno|calorazo|canicula|caloron',
    'sol|calor|campo|pizca*|cosech*|obra|techo|fabrica|bodega|invernadero ~ trabaj*|todo|dia|sol|calor|horas|pizca*|jale|labor',
    'in|under|from|out =the =sun|heat',
  ],
  'hot-skin': [
    'caliente =y =seco|seca',
    'hot =as =a =pan|oven|stove|griddle',
    'seco|seca ~ caliente ~ piel|cuerpo|cayo|abuelo|esta',

    'skin|head|body|forehead|piel|cabeza|cuerpo ~ oven|stove|furnace|grill|griddle|fire|skillet|radiator|horno|estufa|comal|brasa|lumbre|plancha|burning ~ like|is|as|como|hot|dry|esta|seca|hierve',
    'hot =and|as =dry|oven|stove|fire|furnace',
    'dry ~ skin ~ hot|red|burning',
    'piel ~ seca|roja ~ caliente|ardiendo|hirviendo',
  ],
  'no-sweat': [
    'quit|stopped|not|isnt|aint|no|wont ~ sweat*|sweating|sweatin ~ hot|heat|sun|day|work*|talk|talks|talking|talked|skin|dry|all|longer|anymore|even|he|she|hes|shes|crazy',
    'quit =sweating|sweatin',
    'stopped =sweating|sweatin',
    'dejo|deje|paro|ya =de|no =sudar|suda|sudo',
    'ni =suda|sudaba|sudando',
  ],
  'heat-stroke': [
    '<child> ~ car|truck|van|carro|coche|auto|troca|camioneta ~ locked|left|forgot*|stuck|encerrad*|olvid*|dejaron|deje|dejo|cerrad*|quedo ~ hot|limp|inside|wont|keys|sun|calor|sol|adentro|llaves|trapo|trapito|suda|sudando|sudado|sudor|sudo|roj*|sleeping|heat|windows|vidrios|caliente|llor*',
    'asolead* ~ vomit*|desmay*|desvari*|convuls*|cabeza|confund*',
    'insolad* ~ vomit*|desmay*|desvari*|convuls*|confund*|responde',
  ],
  'heat-illness': ['asolead*|insolad*|acalorad*', 'golpe =de =sol', 'got =too =hot', 'heat =got =to|him|her|me'],
  hypothermia: [
    'shiver*|tirita|tiembla|titirita ~ not|no|quit|stopped|ni|ya ~ slow|slowly|lento|slurr*|mumbl*|blue|azul|stiff|habla|talking|helado|camping|acampando',

    'snow|ice|blizzard|lake|river|woods|freez*|cold|outside|rain|creek ~ quit|stopped|not|isnt|slurr*|mumbl*|stumbl*|sleepy|fumbl*|cant|confus* ~ shiver*|slurr*|mumbl*|stumbl*|shak*|wake|sleepy|talk|talks|talking|talked|awake',
    'cold =as =ice|stone|marble|fish mumbl*|wont|not|confus*|sleepy|snow|outside|found|slow*',
    'nieve|hielo|frio|helada|lluvia|rio|desierto|intemperie ~ tiembla|tembl*|balbuce*|dormid*|mumbl*|habla|responde|tieso|tiesa ~ ya|no|ni|dejo|balbuce*|encontr*|raro|despierta|dormid*',
    'fell ~ through ~ ice ~ slur*|shak*|wet|numb|cold|cant',
    'hipotermi*|ipotermia|entumid* ~ frio|nieve',
  ],
  frostbite: [
    'siento|feel ~ no|cant|nada|nothing ~ dedos|toes|fingers|pie|pies|feet|nariz|nose ~ nieve|snow|hielo|ice|blizzard|helada|freez*',

    'marble|stone|piedra|piedras|rock|rocks|ice|hielo|wood|palo|cera|wax ~ toes|toe|fingers|dedos|dedo|pies|feet|nose|orejas|ears ~ feel|siento|cold|snow|nieve|wind|numb|chill|below|poke|helada',

    'hard ~ fingers|toes|nose|ears|feet|skin|foot ~ snow|freez*|froze*|blizzard|frost*|ice|winter|numb',
    'white|waxy|gray|wood|wooden|black|blister*|rubber ~ fingers|toes|nose|ears|feet|hands|skin|foot ~ cold|snow|freez*|froze*|blizzard|frost*|ice|winter|numb|feel',
    'blanco|blanca|blancos|blancas|duro|dura|duros|duras|negra|negro|negras|negros|negruzca|cera|tiesos|tiesas ~ dedos|nariz|orejas|pies|manos ~ nieve|hielo|helad*|congel*|frio|nevada',
    'dedos|nariz|orejas|pies|manos ~ cera|morad*|siento ~ nieve|hielo|helad*|congel*|frio|nevada',
    'frostbit*|frostnip*|frost =bite|bit|bitten',
    'froze ~ fingers|toes|ears|feet ~ off|white|feel|numb|hard',
  ],
  'very-thirsty': [
    'drinking ~ gallons|nonstop|constantly|constant|quench*',
    'drinking ~ much|ton|tons|lots ~ pee|peeing|thirsty',
    'thirsty|thristy|guzzl* ~ so|always|gallons|nonstop|constantly|constant|cant|enough|peeing|pee|every|quench*',
    'sed ~ mucha|muchisima|bastante|harta|quita|orina|orino|orinar|orinando|bano|agua|tanta',
    'tomo|tomando|toma ~ agua ~ mucha|litros|orina|orino|orinar|orinando|bano|para|llen*',
  ],
  confused: [
    'azucar|sugar|diabet* ~ raro|rara|drunk|borrach*|strange|weird|tonterias|nonsense|silly|mean|acting ~ talk|talks|talking|talked|acting|habl*|dice|like|como|anda|actua|actuando|acts|puras|esta|hablando',
  ],
  'black-wound': [
    'purple|morado|morada|black ~ blister*|ampollas|swell*|swelled|swol* ~ scrape|cut|scratch|bite|raspon|cortada|rasguno|herida|leg|pierna|foot|pie|arm|brazo|monday|lunes|ayer|yesterday|hoy|now',
    'purple|black|morad*|negra|negro ~ scrape|cut|scratch|bite|raspon|cortada|rasguno|herida|leg|pierna|foot|pie|arm|brazo|shin ~ blister*|ampoll*|swell*|swol*|<swollen>|spreading|skin',

    'black|negra|negro|negruzca ~ blister|cut|wound|bite|sore|toe|finger|foot|skin|ampolla|herida|llaga|cortada|dedo|piel|pie|pata ~ went|turn*|turning|puso|poni*|pone|gone|goes|volvio|spread*|edges|center|bordes',
  ],
  'throat-lump': ['knot|lump|nudo|bola|ball|tight*|scratchy|itchy|thick ~ throat|garganta'],
  'elder-word': [
    'granny|gramps|gran|nana|papaw|mamaw|memaw|pawpaw|meemaw|gramma|grammy|grandad',
    'abuelit*|aguel*|viejito|viejita|ancian*',
  ],
}
