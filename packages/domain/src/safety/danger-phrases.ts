import type { Citation } from '../kernel/decision'

/** A group of things people write that need help now, in English and Spanish, as folded words. */
export interface DangerSign {
  readonly id: string
  readonly phrases: readonly string[]
  /** True for names of illnesses, which people also mention as history. */
  readonly isDiagnosis?: boolean
  readonly source: Citation
}

const emergencies: Citation = {
  title: 'MedlinePlus, Recognizing medical emergencies (American College of Emergency Physicians list)',
  url: 'https://medlineplus.gov/ency/article/001927.htm',
}
const stroke: Citation = { title: 'CDC, Signs and Symptoms of Stroke', url: 'https://www.cdc.gov/stroke/signs-symptoms/index.html' }
const heart: Citation = { title: 'NHLBI, Heart attack symptoms', url: 'https://www.nhlbi.nih.gov/health/heart-attack/symptoms' }
const maternal: Citation = { title: 'CDC, Hear Her: urgent maternal warning signs', url: 'https://www.cdc.gov/hearher/maternal-warning-signs/index.html' }
const allergy: Citation = { title: 'MedlinePlus, Anaphylaxis', url: 'https://medlineplus.gov/ency/article/000844.htm' }
const headInjury: Citation = { title: 'CDC HEADS UP, danger signs', url: 'https://www.cdc.gov/heads-up/signs-symptoms/index.html' }
const meningitis: Citation = { title: 'CDC, Meningococcal disease symptoms', url: 'https://www.cdc.gov/meningococcal/symptoms/index.html' }
const poison: Citation = { title: 'HRSA, Poison Help', url: 'https://poisonhelp.hrsa.gov' }

/** Signs for which a person calls 911. Kept broad: one too many does less harm than one too few. */
export const EMERGENCY_SIGNS: readonly DangerSign[] = [
  {
    id: 'chest-pain',
    phrases: [
      'chest pain*', 'chest hurt*', 'chest pressure', 'chest tight*', 'chest discomfort', 'tight* in chest',
      'pain in chest', 'pressure in chest', 'pressure on chest', 'heavy chest', 'chest heav*', 'chest squeez*',
      'crushing chest', 'dolor pecho', 'dolor en pecho', 'duele pecho', 'pecho duele', 'presion pecho',
      'opresion pecho', 'pecho apretado', 'aprieta pecho', 'pain left arm jaw',
    ],
    source: heart,
  },
  { id: 'heart-attack', phrases: ['heart attack*', 'ataque corazon', 'infarto*', 'ataque cardiaco'], isDiagnosis: true, source: heart },
  {
    id: 'breathing',
    phrases: [
      'cant breath*', 'cannot breath*', 'can not breath*', 'trouble breath*', 'difficulty breath*', 'hard to breath*',
      'short* of breath', 'struggl* breath*', 'gasping', 'choking', 'not breathing', 'stopped breathing', 'blue lips',
      'lips blue', 'no puedo respirar', 'no puede respirar', 'falta aire', 'dificultad respirar',
      'cuesta respirar', 'me ahogo', 'se ahoga', 'ahogando', 'no respira', 'labios azules', 'labios morados',
    ],
    source: emergencies,
  },
  {
    id: 'stroke-signs',
    phrases: [
      'face droop*', 'droop* face', 'slurred speech', 'slurring', 'cant speak', 'cannot speak', 'trouble speaking',
      'sudden weak*', 'sudden numb*', 'weak* one side', 'numb* one side', 'one side weak', 'one side numb',
      'arm weak*', 'sudden vision', 'sudden blind*', 'lost vision', 'sudden confus*', 'cara caida', 'cara torcida',
      'boca torcida', 'no puede hablar', 'no puedo hablar', 'habla arrastrada', 'debilidad repentina',
      'lado cuerpo dormido', 'adormec* lado', 'debilidad lado', 'perdi vista', 'confusion repentina',
      'worst headache', 'thunderclap', 'peor dolor de cabeza',
    ],
    source: stroke,
  },
  { id: 'stroke', phrases: ['stroke', 'derrame cerebral', 'embolia', 'derrame'], isDiagnosis: true, source: stroke },
  {
    id: 'unresponsive',
    phrases: [
      'unconscious', 'unresponsive', 'wont wake', 'will not wake', 'cant wake', 'passed out', 'fainted', 'fainting',
      'collapsed', 'inconsciente', 'no despierta', 'no responde', 'se desmayo', 'me desmaye', 'desmay*',
    ],
    source: emergencies,
  },
  { id: 'seizure', phrases: ['seizure*', 'convuls*', 'ataque epileptico'], isDiagnosis: true, source: emergencies },
  {
    id: 'bleeding',
    phrases: [
      'bleeding wont stop', 'bleeding not stop*', 'cant stop bleeding', 'wont stop bleeding', 'heavy bleeding',
      'severe bleeding', 'bleeding heavily', 'vomit* blood', 'throwing up blood', 'cough* up blood', 'coughing blood',
      'blood in vomit', 'sangr* no para', 'no para sangr*', 'mucha sangre', 'sangrado abundante', 'vomit* sangre',
      'tos* sangre', 'black tarry stool*', 'black stool*',
    ],
    source: emergencies,
  },
  {
    id: 'allergic-reaction',
    phrases: [
      'throat closing', 'throat swell*', 'throat swollen', 'tongue swell*', 'tongue swollen', 'swollen tongue',
      'swollen throat', 'anaphyla*', 'severe allergic', 'garganta cerr*', 'cierra garganta', 'lengua hinchada',
      'anafila*', 'alergia grave',
    ],
    source: allergy,
  },
  {
    id: 'poisoning',
    phrases: [
      'overdos*', 'took too many pills', 'too many pills', 'poisoned', 'poisoning', 'swallowed battery',
      'swallowed bleach', 'drank bleach', 'sobredosis', 'muchas pastillas', 'envenen*', 'intoxicad*', 'trago pila',
      'tomo cloro',
    ],
    source: poison,
  },
  {
    id: 'injury',
    phrases: [
      'hit head vomit*', 'head injury', 'head trauma', 'bone sticking', 'bone showing', 'car accident', 'gunshot',
      'been shot', 'stabbed', 'severe burn', 'electrocut*', 'drown*', 'golpe en cabeza', 'golpe cabeza',
      'accidente de auto', 'accidente de carro', 'hueso salido', 'balazo', 'apunalad*', 'quemadura grave',
    ],
    source: headInjury,
  },
  {
    id: 'meningitis-signs',
    phrases: ['fever stiff neck', 'stiff neck fever', 'fiebre cuello rigido', 'cuello rigido fiebre', 'newborn fever', 'baby fever weeks old', 'recien nacido fiebre'],
    source: meningitis,
  },
  {
    id: 'pregnancy-danger',
    phrases: [
      'pregnan* bleeding', 'bleeding pregnan*', 'baby not moving', 'baby moving less', 'water broke', 'embaraz* sangr*',
      'sangr* embaraz*', 'bebe no se mueve', 'rompi fuente', 'rompio fuente', 'pregnan* severe headache',
    ],
    source: maternal,
  },
  {
    id: 'sudden-severe-pain',
    phrases: [
      'sudden severe pain', 'severe abdominal pain', 'severe stomach pain', 'worst pain', 'dolor repentino fuerte',
      'dolor muy fuerte abdomen', 'dolor insoportable', 'ripping pain', 'tearing pain',
    ],
    source: emergencies,
  },
]

/** Thoughts of suicide or of hurting someone: 988, and 911 when life is in danger now. */
export const CRISIS_SIGNS: readonly DangerSign[] = [
  {
    id: 'suicidal-thoughts',
    phrases: [
      'suicid*', 'kill myself', 'killing myself', 'end my life', 'ending my life', 'take my life', 'want to die',
      'wanna die', 'better off dead', 'dont want to live', 'do not want to live', 'dont want to be alive',
      'no reason to live', 'hurt myself', 'hurting myself', 'harm myself', 'self harm*', 'cutting myself', 'cut myself',
      'matarme', 'quitarme vida', 'quiero morir*', 'no quiero vivir', 'acabar con mi vida', 'hacerme dano',
      'lastimarme', 'cortarme', 'kill himself', 'kill herself', 'matarse', 'kill someone', 'hurt someone',
      'voices tell*', 'voces me dicen',
    ],
    source: { title: 'SAMHSA, 988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org', asOf: '2026' },
  },
]
