import type { Lexicon } from '../lexicon'

/** Harm seen, in plain words that need a cause beside them. */
export const HARM_SEEN: Lexicon = {
  'blood-flow': [
    'bloods =going|all|everywhere|pouring',
    'blood|sangre ~ all|todos|toda ~ over|lados|parte',
    'puddle|spurt*|squirt*|gush*|charco|chorro*|chorre*|borbot*|empap*',
    'soak*|drench* ~ blood|towel*|rag*|shirt|thru|through|sock|boot|gauze|jeans',
    'pumping|pouring ~ blood|out|cut|hand|arm|leg',
    'wont|doesnt|cant|not =stop|quit =bleeding|running|gushing|leaking|pouring',
    'no ~ para|deja|corta|detiene ~ sangr*|salir',
    'blood ~ everywhere|floor',
    'sangre ~ piso|todos|lados|suelo|todo',
  ],
  'part-gone': [
    'end|tip|part|piece|half|chunk|nub|knuckle|top|rest|all =is|was|just|are =gone|missing|off|just',
    'tip|end|part|piece|half|chunk ~ gone|missing',
    'hamburger|shredded',
    'ground =meat|beef',
    'carne =molida',
    'punta|pedazo|cacho|mitad|yema ~ llevo|falta|volo|perdi|perdio|arranco|quito',
  ],
  'hand-in-saw': [
    'sawblade|grinder|mower|jointer|planer|slicer|blender ~ <digit>|hand|arm|foot ~ through|into|in|thru|under',
    'finger|fingers|thumb|hand|arm|foot|leg through|thru|into saw|grinder|mower|jointer|planer|press|slicer|blender',
    'saw =got|took|ate|bit =my|his|her|the',
    'sierra|esmeril|molino|licuadora|podadora|prensa|maquina|revolvedora ~ <digit>|mano|brazo|pie ~ llevo|agarro|metio|meti|jalo|corto|trago|arranco',
  ],
  'through-body': [
    'through|thru ~ hand|foot|arm|leg|palm|wrist|cheek|neck|knee|calf|shoulder|thigh|boot|side|finger',
    'atraves*|traspas* ~ <limb>|mejilla|cuello|cachete|lado',
    'out =the|of =other =side',
    'del|al =otro =lado',
  ],
  'burnt-face': [
    'eyebrows|lashes|eyelashes|mustache|singed|beard ~ gone|burned|burnt|singed|melted|off',
    'cough*|spit* ~ black|soot',
    'tos*|tose|escupe ~ negro|hollin|tizne',
    'no ~ tiene|cejas|pestanas ~ cejas|pestanas|quem*',
    'cejas|pestanas ~ quem*|chamusc*|quedo|sin',
  ],
  blast: [
    'boom|kaboom|explod*|explosion|exploded|blast',
    'blew =up',
    'tank|grill|oven|heater|propane|can|battery|bottle|cooker ~ blew|boom|popped|burst|flashed',
    'exploto|estallo|explotaron|reventazon',
    'trono|explosion|flamazo|tronido|revento|boto ~ tanque|boiler|estufa|olla|gas|bateria|bote|llanta|horno|express',
  ],
  'skin-off': [
    'skin|hide ~ off|slid|peel*|slipped|came|sloughed|rubbed|bubbl*|blister*|melted|hanging|fell',
    'bubbl*|blister* ~ up|bottom|legs|all|whole|skin|red|chest|back|feet',
    'piel|pellejo|cuero ~ desprend*|cayo|cae|levant*|sali*|quito|despeg*|pel*|colg*',
    'bolsas ~ agua|piel|quem*',
    'ampoll*|ampul* ~ grande*|todo|toda|panza|pecho|piernas|nalgas|espalda|cuello|pies|manos',
  ],
  'many-cloths': [
    'third|fourth|second|another|fifth =one|towel|bandage|shirt|rag|dressing|gauze',
    'van|voy|llevo =dos|tres|cuatro|cinco =vendas|toallas|gasas|trapos|camisas|panos',
  ],
  'grave-look': [
    'shredded|mangl*|hamburger|desbarat*|destrozad*|despedaz*|desgarrad*|trizas',
    'boot|shoe|sock|sleeve|glove|hat|shirt ~ full|soaked|filled|squish* ~ blood',
    'full|covered|soaked|dripping =of|in|with =blood',
    'llen*|banad*|empapad* =de|en =sangre',
    'hanging|dangling|colgando|cuelga|cuelgan ~ <digit>|<limb>|skin|flap|two|piel|pellejo|eye|ojo|lip|ear',
    '<digit>|<limb> ~ cuelga|cuelgan|colgando|hanging|dangling|backward*|sideways',
    'cant|no|nothing|dont ~ feel|feeling|siente|siento|sienten ~ <digit>|<limb>|below|neck|waist|nothing|down|cuello|cintura|abajo',
    'fence|post|stick|pole|handlebar|branch ~ up|went ~ inside|into|privates|bottom|crotch',
    'up =inside =her|him|me',
    'buried|trapped|engulf* ~ dirt|sand|rubble|under|beneath|snow|chest|waist|wreck|inside|mud|neck',
    'enterrad*|sepultad*|atrapad*|prensad* ~ tierra|lodo|escombros|debajo|pecho|cintura|cuello|arena|carro|fierros',
    'hand|arm|foot|leg|fingers|toes|mano|brazo|pie|pierna|dedos ~ cold|white|blue|helad*|enfri*|fria|frio|morad*|blanc*',
    'eye|eyeball|ojo ~ out|popped|hanging|salio|sali*|revent*',
    'mouth|nose|ear|head|boca|oido|cabeza|cara|face|scalp ~ gush*|pouring|chorro*|spurt*|brot*|flap|split|abri*',
    'blood|sangre ~ ears|ear|oido|oidos|eyes',
    'puro|pura|mucha =sangre',
  ],
  'mouth-tingle': [
    'lips|lip|tongue|throat|mouth|labios|lengua|garganta|boca ~ tingl*|itch*|tight*|numb*|hormigue*|pica|pican|picazon|rar*|weird|funny|fuzzy|apret*',
  ],
  'sting-in-mouth': [
    'pico|picadura|piquete|picaron ~ boca|garganta|lengua',
    'abeja|avispa|abejorro ~ boca|garganta|lengua ~ pico|adentro|dentro',
    'sting*|stung|bit|pico|picadura|piquete|picaron ~ mouth|throat|tongue|boca|garganta|lengua ~ bee|wasp|hornet|jacket|inside|in|abeja|avispa|adentro|dentro|en',
  ],
  'penis-injury': [
    'penis|pene|dick|miembro|pito|cock|willy ~ crack*|snap*|popped|trono|quebr*|black|negro|morad*|purple|bent|zipper|cierre|ring|anillo',
    'foreskin|prepucio ~ stuck|back|atorad*|baja|hinch*|swol*|tight',
  ],
  'navel-infection': [
    'navel|cord|stump|bellybutton|button|ombligo|ombliguito ~ ooz*|pus|red|redness|smell*|goop|bleed*|supur*|roj*|huele|apest*|sangr*',
  ],
  'mixed-cleaners': [
    'bleach|clorox|cloro ~ vinegar|ammonia|vinagre|amoniaco|acido|toilet|pine|muriatico|alcohol|windex|drain|pinol|fabuloso|sarricida|limpiador',
  ],
  'airway-burn': [
    'throat|lungs|chest|eyes|nose|garganta|pulmones|ojos|nariz|pecho ~ raw|burn*|fire|sting*|ard*|quem*|carne|lumbre|rasp*|watering|llor*',
    'gag*|retch*|wheez*|hack*|arcadas|basca|ahog*',
  ],
  'mouth-wont-open': [
    'open|opens ~ finger|crack|wide|barely|only|hardly ~ jaw|mouth|tooth|it',
    'jaw|mouth|quijada|boca ~ wont|cant|barely|hardly|locked|stuck|trabad*|no ~ open|close|abrir|abre|abro',
  ],
  'red-bottom': [
    'bottom|butt|legs|thighs|feet|hands|chest|nalgas|pompis|piernas|pies|manos|pecho ~ red|bright|roj*|colorad*|quemad*',
  ],
  'shock-thrown': [
    'hole|hoyo|agujero ~ burn*|quem*',
    'burn*|quem* ~ hole|hoyo|entry|exit',
    'knocked|threw|thrown|tossed|flung|blasted|laid ~ me|him|her|flat|back|across|down|out|feet|ground',
    'avento|tumbo|tiro|boto|volo|lanzo|sacudio|noqueo',
    'let =go',
    'skip*|flutter*|flip*|flop* ~ heart|chest',
    'corazon ~ salt*|brinc*|raro|descompas*',
  ],
  'seems-drunk': [
    'acting =goofy|weird|funny|strange|silly',
    'anda =raro|rara|mal',
    'face =is =red|bright',
    'face|cara =red|roja',
    'groggy|drunk|loopy|dazed|zonked|woozy|glazed|staggering|stumbling|slurring|stupor|goofy|dopey',
    'out =of =it',
    'borrach*|atontad*|incoheren*|ido|ida|dopad*|apendejad*|atarantad*|atarantado|tambale*|adormilad*|noqueado|zonzo|zonza',
    'cherry =red',
  ],
  'groin-blow': [
    'in|to|on =the|my|his =nuts|balls|nads|crotch|testicles|jewels|privates|sack',
    'en|a =los|mis|sus =huevos|testiculos|bajos|tompiates|bolas|guevos|cocos|blanquillos',
    'en|a =las =bolas|partes|pelotas',
  ],
  'groin-lump': [
    'bulge|lump|knot|ball|bump ~ groin|navel|bellybutton|scrotum|hernia|button',
    'groin|navel|scrotum|hernia ~ bulge|lump|knot|ball|bump|hard|out',
    'bola|bulto|pelota|hernia ~ ingle|ombligo|huevo|escroto|dura|salio',
  ],
  'foul-wound': [
    'smell*|stink*|stank|stinks|reek* ~ death|rotten|dead|foul|awful|fish|garbage|bad|coming|stuff|discharge',
    'foul|rotten =smell*|discharge|odor',
    'huele|apesta|hiede|olor|jiede ~ muert*|podrid*|feo|mal|rancio|pescado|raro',
  ],
  'spider-bite': ['spider|recluse|widow|tarantula|arana|capulina|viuda'],
  'skin-black': [
    'middle|center|centre|spot|skin|hole|it|medio|centro|piel ~ black|purple|dark|negr*|morad*|blue|rotting|hueco',
  ],
  'dark-urine': [
    'pee|urine ~ dark|brown|cola|coke|tea|black|rust*|coffee',
    'orin*|pipi|meados ~ oscur*|cafe|negr*|coca|cargad*|te',
  ],
  'spits-saliva': [
    'spit*|drool*|slobber*|foam*|throw* ~ slobber|saliva|spit|drool|foam|bubbles|own',
    'escup*|sale|salen|puro|pura ~ saliva|baba|babas|espuma|flema',
  ],
  'stuck-food': [
    'steak|meat|bone|food|chicken|pill|hotdog|bread|beef|fish|bite|sausage|pork ~ stuck|wont|down|lodged|caught',
    'carne|hueso|espina|pastilla|pan|pollo|bocado|pedazo|tortilla|chorizo ~ atoro|atorad*|atasc*|pegad*|trabad*|baja|pasa|clav*',
  ],
  'breast-sore': [
    'breast|boob|tit|nipple|boobs|bust ~ red|hard|hot|rock|wedge|streak*|sore|lump|swol*|fire|throb*|clogged|cracked',
    'pecho|seno|chichi|chiche|teta|busto|pezon ~ dur*|roj*|roja|dur*|dura|calient*|bola|hinch*|inch*|arde|mancha|duele|piedra',
  ],
  'no-movement': [
    'havent|havnt|hasnt|not|no|isnt|didnt =felt|moved|kicked|feeling|kicks|danced|budged|moving|move|movement',
    'patadit*|patada*|somersault*|flips|kicks|kick|rolls|tumbles|jabs|moves|movements ~ no|ya|not|havent|hasnt|isnt|stopped|less|none|didnt|fewer|quit|sin|menos',
    'ya =no ~ siento|mueve|brinca|da|patea|movido|sentido',
  ],
  'urge-to-push': [
    'feel*|need|gotta|have|wants|ganas|siento|tengo|quiero ~ poop|push|pujar|bano|obrar|bear|pressure|presion ~ bad|real|down|hard|butt|baby|bottom|now|hacer|bajo|abajo|mucha|ganas',
    'need|urge|ganas|feels =to|like|de =push|pujar|poop|pushing|she',
    'ganas =de =hacer =del =bano',
  ],
  'water-out': [
    'water|fluid|liquid|wet|agua|liquido ~ bunch|gush*|pop|popped|trickl*|leak*|soak*|puddle|chorro|salio|legs|bed|underwear|piernas|calzon|trono|everywhere|floor|down',
  ],
  'clammy-pacing': ['pacing|desesperad*|squirming|dancing|bailando|retorciendo*|sudando|sweating'],
  'face-under': [
    'face =down',
    'facedown|bocabajo',
    'boca =abajo',
    'went|slipped|sank|was|found =under|underwater|floating',
    'hundio|hundido|flotando|sumergi*',
  ],
  'still-in': [
    'havent|didnt|not|dont =pulled|pull|taken|removed|touched ~ out|it',
    'still =in =there|him|her|me|my|his',
    'no ~ saque|sacado|saco|sacamos|sacar',
    'in =my|his|her =side|belly|back|chest|neck',
    'metido|clavado|enterrado|encajado =en|dentro',
  ],
  'eye-leak': ['jelly|goo|gelatin*|fluid ~ coming|out|leak*|sale*|running'],
  'about-to-burst': [
    'gonna|going|voy|siento|feels|quiere pop|burst|explode|exploto|reviento|reventar|explotar|estallar',
  ],
}
