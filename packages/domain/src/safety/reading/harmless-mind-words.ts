/** Talk of plans, homes, pets and songs in words that elsewhere mean harm, and what is meant. */
export const HARMLESS_MIND_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dont|do not|no longer|cant|cannot) (?:\w+ )?(?:want to |wanna )?live (?:in|with|at|near|next to|on|around|above|under|there with) (?!pain|fear|this (?:pain|fear|guilt|shame)|myself|guilt|shame|it|the (?:pain|guilt|shame))/g,
    ' move out of ',
  ],
  [
    /\bno (?:quiero|kiero|puedo|quisiera) (?:seguir )?(?:vivir|viviendo) (?:\w+ )?(?:en|con|cerca de|junto a) (?!(?:\w+ )?(?:dolor|miedo|culpa|pena|angustia|mundo|vida))/g,
    ' me mudo de ',
  ],
  [
    /\b(?:terminar|acabar) con (?:esto|esta|este|todo|el|la|los) (?:de |del |de la |este |esta )*(?:papeleo|tramites?|papeles|formas?|formularios?|solicitud|aplicacion|cita|facturas?|plan|seguro|contrato)/g,
    ' completar tramite ',
  ],
  [
    /\bcant (?:go on|keep going|keep up|do this anymore|continue|deal|keep) (?:with )?(?:this|that|the|my) (?:plan|premium|policy|copay|insurance|job|paperwork|portal|price|rate|website|form|hold)\w*/g,
    ' change plan ',
  ],
  [
    /\b(?:decided|decidi|decidido|decision) (?:to (?:keep|switch|go|stay|change|use|call|see|get|take|sign|pay|appeal|enroll|try|buy|move|wait|have|end|leave|cancel|drop|join|skip)|on|that|against|quedarme|cambiar\w*|pagar|por|usar|tomar el|inscribir\w*|comprar|apelar|ir)\b/g,
    ' choose ',
  ],
  [
    /\b(?:voices?|voces) (?:of|de|from) (?:\w+ )?(?:neighbou?rs?|vecin\w+|upstairs|al lado|coro|choir|kids|ninos)|\b(?:hear|oigo|escucho) (?:a )?(?:my |the |mis |los )?(?:neighbou?rs?|vecin\w+)(?: voices?)?|\bvoice (?:lessons?|teacher|coach|class\w*|mail|message|recording|recorder|over|actor)/g,
    ' chatter ',
  ],
  [
    /\b(?:pega|pego|pegan|pegaron|pegue|pegado) (?:la|el|un|una|lo|mucho|esa|ese) (?:\w+ )?(?:gripa|gripe|tos|catarro|virus|covid|resfriado|sol|hambre|sueno|frio|calor|premio|etiqueta|sticker|calcomania)/g,
    ' contagia gripa ',
  ],
  [
    /\b(me|le|nos) (?:pego|pega|pegaba) (?=(?:un|una|el|la|mucho) (?:\w+ )?(?:dolor|punzada|calambre|mareo|vomito|calentura|fiebre|susto|ataque|tos|infarto|escalofrio))/g,
    ' $1 dio ',
  ],
  [/\bse (?:me|le|les|nos) (?:pego|pega|pegan|pegaron|pegaba)\b/g, ' se adhirio '],
  [/\b(me|le|nos) (?:pego|pega) (?=de (?:golpe|repente|pronto)\b)/g, ' $1 dio '],
  [/\b(?:pegue|pego) (?:a|al|con) (?:el |la )?(?:premio|loteria|gordo|numero|rifa)/g, ' gano '],
  [
    /\b(?:lo|la|le|les|me|nos) toca(?:ba)? (?:(?!(?:hemo)?dialisis|quimio)\w+ ){0,4}(?:guitarra|piano|violin|acordeon|bateria|musica|cancion|cita|vacuna\w*|turno|dosis|consulta|revision|pagar|renovar|examen|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g,
    ' corresponde ',
  ],
  [
    /\b(?:class|classes|course|training|workshop|seminar|curso|cursos|clase|clases|taller|platica|capacitacion|lesson|learned|learn|aprendio|aprendimos)\b[^.|]{0,40}\b(?:child|elder|domestic|sexual|infantil|familiar|domestica|sexual|ancianos|good touch|bad touch)\b(?: (?:and|y) \w+)?(?: (?:abuse|violence|assault|abuso|violencia|maltrato|touch|touches))?/g,
    ' class ',
  ],
  [
    /\b(?:report|reporting|reportar|denunciar)\b[^.|]{0,15}\b(?:child|elder) abuse\b(?=[^.|]{0,40}\b(?:license|class|training|course|certificate|job|teacher|mandated)\b)/g,
    ' report ',
  ],
  [/\bstrangl\w+ (?:the|a|my) (?:\w+ )?(?:hose|garden|pillow|chicken|plant|cord|phone|budget)\b/g, ' squeezed it '],
  [
    /\b(?:bats?) (?:toy|mitzvah|mobile|boy|cave|collection|and ball|day)\b|\b(?:baseball|softball|cricket|new|wooden|metal|little league|his|her) bats?\b(?! (?:flew|flying|bit|scratch))|\bhome ?runs?\b/g,
    ' ball ',
  ],
  [
    /\b(?:keep|store|carry|stock|have|get|buy|free|kit|expired?|refill)\b[^.|]{0,20}\b(?:narcan|naloxone|naloxona)\b|\b(?:narcan|naloxone|naloxona)\b(?=[^.|]{0,25}\b(?:to keep|at home|to carry|kit|kits|training|free|in my purse|in the car|expire\w*|just in case|por si acaso)\b)/g,
    ' kit ',
  ],
  [
    /(?<!\b(?:he|she|hes|shes|husband|boyfriend|wife|ex|they|man|pain|dolor) (?:is |are |was )?)\b(?:is|are|was|been) killing (?:me|us)\b/g,
    ' aches ',
  ],
  [
    /\bdrug ?stores?\b|\bdrug (?:plan|plans|coverage|list|formulary|test|tests|price\w*|cost\w*|card|tier)\b/g,
    ' pharmacy ',
  ],
  [
    /\bgun (?:show|store|shop|safe|range|permit|license|club|lock|barrel|control)s?\b|\b(?:glue|nail(?! guns? (?:\w+ ){0,2}(?:into|through|thru|in|fired|misfired|off))|water|squirt|toy|nerf|heat|staple|massage|temp\w*) guns?\b/g,
    ' tool ',
  ],
  [/\bpistola de (?:agua|juguete|silicon|pegamento|clavos|aire|calor|masaje)/g, ' juguete '],
  [/\b(?:pants|shirt|jeans|coat|jacket) pockets?\b|\bbolsas? (?:del pantalon|de la camisa)\b/g, ' pocket '],
  [
    /\bvoices? (?:on|over) (?:the |my )?(?:hold|phone|radio|line|recording|speaker|answering|tv|system|machine)(?: (?:music|machine|line))?/g,
    ' chatter ',
  ],
  [
    /\b(?:stopped|quit|quitting|stopping) drinking (?:\w+ )?(?:soda|coffee|milk|pop|juice|coke|tea|energy|diet)\b|\b(?:deje|dejo|dejar) de (?:tomar|beber) (?:\w+ )?(?:refrescos?|soda|cafe|coca|leche|jugos?|te)\b/g,
    ' less sugar ',
  ],
]
