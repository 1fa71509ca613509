import type { Lexicon } from '../lexicon'

/** After an operation. */
export const TREATMENT_AFTER_OPERATIONS: Lexicon = {
  'post-surgery': [
    'after|since|recent|post surgery|operation|procedure|op',
    'surgery ~ ago|week|days|last|yesterday|recent',
    'incision',
    'surgical wound|site',
    'stitches',
    'postop*',
    'operaron',
    'cirugia ~ hace|despues|semana|dias|reciente',
    'despues de ~ cirugia|operacion',
    'operacion',
    'herida quirurgica',
    'puntos',
    'colonoscop*|endoscop*|biopsy|hysterectomy|appendectomy|bypass|csection|section ~ yesterday|today|ago|morning|days|week|after|since|last',
    'hernia|knee|hip|shoulder|bunion|gallbladder|meniscus|bladder ~ repaired|fixed|replaced|operated ~ days|day|ago|yesterday|week|since|last',
    'gallbladder|appendix|hernia|spleen|uterus|gall ~ out|removed|took|taken ~ days|day|after|ago|yesterday|week|since|last|came',
    'vesicula|apendice|hernia|matriz|utero ~ sacaron|quitaron|operaron|operad* ~ dias|hace|ayer|semana|antier',
    'colonoscopia|endoscopia|biopsia|histerectomia|cesarea ~ hoy|ayer|hace|dias|despues|manana|desde',
    'operaron ~ hace|ayer|dias|antier|semana',
    'me|lo|la|le =operaron =de|del|ayer|hace',
    'hace ~ dias|semana ~ operaron|cirugia|operacion',
  ],
  'fresh-operation': [
    '<operations> ~ <lately>',
    'thyroid|gallbladder|appendix|tonsils|spleen|kidney|ovary|uterus|womb|prostate|colon|bowel|lung|disc|parathyroid|breast|cataract|cataracts|hernia|hip|knee|hemorrhoids|sinus|sinuses|nose|eyelid|eyelids|face|neck|artery|tooth|teeth|wisdom|molar out|removed|taken|replaced|done|fixed|pulled|lift|surgery|operation|shaved|scraped|lasered|drained|repaired|reduced|stented|biopsied <lately>',
    'tiroides|vesicula|apendice|anginas|bazo|rinon|ovario|matriz|prostata|colon|catarata|cataratas|hernia|cadera|rodilla|parpados|nariz|muela|muelas ~ operaron|quitaron|sacaron|operad*|cirugia|operacion ~ <lately>',
    'just had|got|out|came surgery|operation|procedure|surgical|discharged',
    'recien operad*',
    'new =knee|hip|shoulder|valve|breasts|boobs put|in|<lately>',
    'hice|hicieron|pusieron|puse|hizo ~ manga|bypass|lipo|liposuccion|cirugia|protesis|marcapasos|implantes|balon|stent ~ <lately>',
    'thyroidectomy|parathyroidectomy|endarterectomy|tiroidectomia|endarterectomia|discectomy|acdf ~ pod|pod0|pod1|pod2|today|yesterday|hoy|ayer|home|this|day|days|hours|hace|anteayer|antier',
  ],
  'belly-operation': [
    'bariatric|gastric|sleeve|bypass|gallbladder|appendix|appendectomy|colectomy|hernia|hysterectomy|laparoscop*|belly|bowel|colon|cesarean|csection|tummy',
    'c =section',
    'vesicula|apendice|manga|bariatrica|matriz|cesarea|panza|hernia',
  ],
  'eye-operation': [
    'cataract|cataracts|lasik|prk|glaucoma|retina|vitrectomy|cornea|eyelid|eyelids|blepharoplasty|eye surgery|operation|operated|removed|done|lift|procedure|transplant|fixed|injection',
    'injection|injections|shot eye',
    'catarata|cataratas|ojo|ojos|retina|glaucoma|parpados ~ operaron|operad*|cirugia|operacion|inyect*|laser',
    'blepharoplasty|lasik|vitrectomy',
  ],
  'back-needle': [
    'epidural|lumbar =shot|injection|injections|puncture|steroid|catheter',
    'spinal =tap|anesthesia|anesthetic|injection|block|cord =stimulator',
    'injection|injections|shot|shots back|spine',
    'had|got|after epidural',
    'puncion =lumbar',
    'bloqueo|infiltracion|inyeccion|inyectaron ~ espalda|columna|epidural',
  ],
  'looked-inside': [
    'colonoscop*|endoscop*|gastroscop*|ercp|egd|bronchoscop*|cystoscop*',
    'dilated|stretched =my|his|her =esophagus|throat',
  ],
  'opened-wound': [
    'stitches|staples|incision|wound|scar|sutures|glue|puntos|grapas|herida|cicatriz|operacion ~ popped|pop|opened|open|burst|split|ripped|tore|apart|gave|broke|abrio|abrieron|revento|reventaron|abierta|solto|soltaron',
    'section|cesarea|cut|csection|corner|puntos|operacion ~ opened|gaping|apart|abrio|abrieron|abierta|abierto ~ fingernail|width|wide|inch|cm|corner|end|finger|ooz*|wet|weep*|dedo|una|esquina|pus|liquido',
  ],
  'comes-out': [
    'something|stuff|loop|pink|shiny|slimy|tissue|bulge|sausage|rope|lump|algo|rosado|rosa|tripa|bola|brillante ~ sticking|poking|coming|came|out|hanging|peeking|showing|bulg*|sale|salio|saliendo|asoma*|afuera|fuera|cuelga',
  ],
  'neck-swells': [
    'neck|throat|cuello|garganta ~ tight*|tighter|swell*|swol*|bulg*|balloon*|hard|puffy|bigger|fat|fuller|pressure|hinch*|inflam*|apret*|dur*|crece|creciendo|bola',
    'cuello|pescuezo|ganote ~ inflando|inflado|inflo|creciendo|abult*|bola|apret*|aprietan',
    'neck|cuello|pescuezo ~ larger|bigger|growing|grown|thicker|fuller|rounder|gordo|grueso|ancho|inflando|creciendo|globo',
  ],
  'unborn-quiet': [
    'quiet|still|lazy|sleepy|calm|quieter|quieto|quieta|tranquilo|tranquila|dormido|dormida ~ baby|babys|hes|shes|little|bebe',
    'nothing|nada|zero|none =since|desde|last',
    'hasnt|havent =moved|kicked|budged|felt',
    'no =ha|se =movido|mueve|sentido',
  ],
  'woke-the-unborn': [
    'juice|soda|cold|ice|sugar|sweet|candy|snack|jugo|dulce|frio|fria|chocolate ~ drank|drink|ate|tried|tome|comi|nothing|still|nada|even',
    'poked|poke|nudged|pushed|jiggled|shook|lay|laid|lying =him|her|it|on|down|belly',
    'me =acoste ~ lado|izquierdo',
  ],
  'throbs-on': ['throb*|aches|aching|pounds|pounding|punza|punzadas|late|duele|hurts'],
  'feeding-tube': [
    'feeding|peg|gastrostomy|stomach|gastric =tube|button',
    'gastrostomy|gastrostomia',
    'g|j =tube|button',
    'sonda|boton ~ gastrostomia|estomago|panza|alimentacion|alimentar*',
  ],
  'tube-out': [
    'tube|button|peg|sonda|boton ~ yanked|pulled|came|fell|popped|ripped|dislodged|slipped|salio|arranco|jalo|zafo|quito ~ out|off|hole|se|completely',
    'yanked|pulled|came|fell|popped|ripped|got =out all|completely|fully|whole',
    'salio|zafo|arranco|solto =toda|todo|completa|completita|entera',
  ],
  'placed-lately': [
    'put|placed|placement|inserted|insertion|got|had|new|pusieron|colocaron ~ days|day|yesterday|week|weeks|dias|dia|ayer|semana|semanas',
  ],
  'as-if-choked': [
    'feels|feeling|feel|siente|siento|like|como being|shes|hes|im|que|si|getting|something|la|lo|me choked|choking|strangled|squeezed|ahorcan|ahorcando|estrangulan|estrangulando|asfixian|aprietan',
  ],
}
