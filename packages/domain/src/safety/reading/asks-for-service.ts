/** Words. Who asks an office for something says it in few. */
const LONGEST = 8

const SERVICE = new RegExp(
  `\\b(?:${[
    'refills?|prescriptions?|supplies|specialists?|doctor for|doctors? near|clinics?|screenings?|tests?|testing|prevention|class(?:es)?|course|training',
    'rehab\\w*|recovery|therap(?:y|ist|ists)|counsel\\w+|support|groups?|follow ?ups?|check ?ups?|work ?ups?|education|management|exams?|plans?',
    'wound care|aftercare|detectors?|prosthes[ie]s|prosthetics?|glasses|scars?|removal|survivors?|shelters?|hotlines?|volunteer\\w*|advice|second opinion|services',
    'neurolog\\w+|cardiolog\\w+|pulmonolog\\w+|allergist|urologist|psychiatrists?|ophthalmologist|terapeutas?',
    'recetas?|resurtir|resurtido|especialistas?|clinicas?|pruebas?|prevencion|clases?|cursos?|rehabilitacion|terapias?|consejeria|apoyo|seguimiento',
    'examen(?:es)?|controles|(?<!poison )control|chequeos?|detector(?:es)?|protesis|lentes|cicatri(?:z|ces)|sobrevivientes?|albergues?|refugios?|voluntari[oa]s?|servicios|psiquiatras?|medic[oa] para|doctor para',
  ].join('|')})\\b`,
)
/** What is told of a person, or of now, is no errand. */
const TOLD =
  /\b(?:i|im|ive|id|he|hes|she|shes|it|its|they|theyre|we|me|us|him|is|are|am|was|were|has|had|having|got|getting|gets|started|cant|wont|dont|doesnt|now|today|tonight|again|just|since|still|worse|sudden\w*|bad|severe|help|emergency|urgent\w*|bleed\w*|drank|drunk|swallowed|ate|took|taken|fell|bit|hit|passed|fainted|collapsed|missed|positive|negative|found|trago|trague|bebio|comio|tomo|tome|cayo|cai|pego|mordio|yo|el esta|ella|tengo|tiene|tuve|tuvo|traigo|trae|estoy|esta|estan|siento|siente|duele|le dio|me dio|dio|se|no|ya|hoy|ahora|ahorita|ayer|anoche|otra vez|peor|ayuda|auxilio|urgente|emergencia|sangr\w*)\b/
/** What goes on, or went: "dad slumped over", "turning blue", "temblando". */
const HAPPENS =
  /\b(?!(?:screening|testing|training|counsell?ing|looking|monitoring|smoking|hearing|nursing|parenting|housing|poisoning|fainting|need|needed|med|amputated|assisted|advanced)\b)\w+(?:ing|ed|ando|iendo)\b/
const ASKS =
  /^(?:(?:i|we) (?:need|want|would like|am looking for)|im looking for|looking for|need|want|where (?:can i|do i|to) (?:find|get)|find|necesito|quiero|busco|donde (?:hay|encuentro|puedo)|quisiera)\b/

/**
 * Whether a text in few words asks for a service: "stroke rehab", "seizure specialist", "curso de primeros auxilios". The illness it names
 * is what the service is for.
 */
export function asksForService(words: readonly string[]): boolean {
  const own = words.filter((word) => /[a-z0-9]/.test(word))
  if (own.length > LONGEST) return false
  const plain = own.join(' ')
  const rest = plain.replace(ASKS, '')
  return SERVICE.test(plain) && !TOLD.test(rest) && !HAPPENS.test(rest)
}
