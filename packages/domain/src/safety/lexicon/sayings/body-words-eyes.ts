import type { Lexicon } from '../lexicon'

/** Eyes as people see and compare what is wrong with them. */
export const BODY_WORDS_EYES: Lexicon = {
  floaters: [
    'floater*|floters ~ new|sudden*|today|morning|since|started|yesterday|week|now|tonight|more|big',
    'moscas|mosquitas|puntos =volantes|flotantes|negros|negras nuev*|hoy|repente|ayer|ojo|vista',
    'gnats|cobweb*|pepper|specks|squiggl*|soot|tadpole*|spiders|hairs|strings|dots|worms|mosquitas|mosquitos|moscas|telarana*|hilitos|hilos|puntitos|basuritas|manchitas|gusanitos ~ <sight>|veo|see|seeing|looking ~ new|sudden*|float*|drift*|swim|swimming|swims|swarm|nuev*|repente|veo|hoy|flot*|muev*|today|morning|muchas|muchos|bunch|left|right|un|one|in|since',
  ],
  'floaters-many': [
    'shower|swarm|tons|hundreds|bunch|storm|explosion|lots|lot|million|cloud|lluvia|monton|muchas|muchos|enjambre|full ~ floaters|gnats|specks|spots|dots|pepper|cobwebs|moscas|mosquitas|mosquitos|puntos|manchitas|puntitos ~ <sight>|see|seeing|veo|sudden*|repente|golpe|flash*|all',
  ],
  'flashes-floaters': [
    'flashes ~ floaters|light|lights|corner|eye|eyes|vision|see|seeing|dark',

    'lightning|relampag*|flash|flashes|flashing|strobe|fireworks|sparks|sparkles|chispas|chispazos|rayos|rayitos|destell* ~ <sight>|corner|side|esquina|orilla ~ eye|eyes|vision|ojo|vista|veo|see|seeing|edge',
    'lightning|fireflies|bugs ~ eye ~ gnats|floaters|shade|curtain|bugs|swarm|lightning',
  ],
  'chemical-splash': [
    'kloro|cloro|kal|cal|asido|acido|lejia|gasolina|thiner|soda ~ hojo|hojos|ojo|ojos|oho',

    'chlorine|muriatic|powder|insecticide|spray|polvo|cloro|fertilizer|detergent|cal|cemento|chile|raid ~ eye|eyes|ojo|ojos ~ blew|volo|flew|puff*|fell|went|salto|cayo|entro|got|squirt*',

    '<toxin> ~ ojo|ojos|eye|eyes ~ splash*|got|salt*|cayo|squirt*|spray*|burn*|arde|arden|ardio|ardiendo|cant|no|entro|entra|entraron|echo|abre|abren|abrir|abrio|see|flew|went|salpic*',
    'lime|cement|concrete|plaster|mortar|superglue|glue|solvent|degreaser|mace|fertilizer|acid|antifreeze|peroxide ~ eye|eyes ~ splash*|got|squirt*|spray*|burn*|cant|in|flew|went|open|dust|see',
    'destapacanos|acido|cal|cemento|lejia|sosa|thinner|solvente|pegamento|kolaloka|desengrasante|amoniaco|cloro|cloralex ~ ojo|ojos|ojito|ojitos',
  ],
  'eye-injury': [
    'shot|flew|salto|brinco|hit|pego|cayo|entro|popped|struck ~ eye|ojo ~ grind*|weld*|hammer*|drill*|weedeat*|esmeril*|metal|glasses|soldando|soldar|martill*|pulidora|cortadora|metalazo|rebaba|chispa|sierra|saw|wood',

    'grind*|weld*|hammer*|drill*|weedeat*|nail|bb|paintball|firework*|airsoft|arrow|pencil|dart|esmeril*|soldando|soldadura|soldar|cohete|balin|clavo|lapiz ~ eye|ojo ~ hit|in|stuck|flew|went|shot|metal|piece|got|cant|poked|entro|pego|salto|cayo|brinco|clav*|blood|see',
    'blood|sangre ~ inside|colored|iris|pupil|adentro ~ eye|ojo ~ hit|golpe|punch*|ball|colored|white|black',
    'pelotazo|pedrada|punetazo|codazo ~ ojo',
  ],
  'eye-pain': [
    'eye|ojo|eyeball ~ poker|brasa|fire|knife|needles|needle|pick|nail|clavo|bursting|explode|explotar|punal|lumbre ~ like|como|feels|hot|duele|hurts|stab*',

    'eye|eyeball|ojo ~ stab*|kill*|throb*|burst*|explod*|knife|needle|hurts|hurting|aching|duele|punza|revienta ~ bad|so|red|light|halo|halos|throw*|sudden*|vomit*|mucho|rojo|luz',
  ],
  'red-eye': [
    'ojo|ojos ~ rojo|roja|rojos|colorad*|irritad*|lagan*',
    'eye|eyes ~ red|bloodshot|pinkish|gunk*|crust*|goop*',
  ],
  'eye-spot': [
    'white|cloudy|gray|blanco|blanca|blancos|blancas ~ spot|speck|dot|haze|mancha|punto ~ eye|eyeball|colored|cornea|ojo|iris|pupil',
  ],
  'contact-lens': [
    'contacts|contactlenses|lentillas|pupilentes',
    'lentes ~ contacto|contactos',
    'contact =lense|lenses',
  ],
  'floaters-any': ['floater*'],
  halos: [
    'rainbow|rainbows|arcoiris|ring|rings|aros|circulos ~ lights|light|focos|luces|foco|lamp|everything ~ around|has|veo|see|seeing|with|ve|en|alrededor|eye|ojo|con',
  ],
  'swollen-eye': [
    'swol*|puff*|shut|bulg*|<swollen>|saltado|cerrado|abombado ~ eye|eyelid|ojo|parpado|eyeball ~ fever|moving|move|hot|red|fiebre|calentura|mover|sinus|pain|hurts|duele|roj*|tapada',
  ],
}
