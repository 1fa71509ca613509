import { wordsOf } from '../free-text/search-words'
import type { HelpType } from '../vocabulary/help-terms'

/** How people name the help they look for, in folded words of both languages. The most telling first. */
const SIGNS: readonly (readonly [HelpType, RegExp])[] = [
  [
    'crisis',
    /\b(crisis|suicid\w*|domestic violence|abus(e|ed|ive)|shelter|violencia|maltrato|refugio|salud mental urgente)\b/,
  ],
  [
    'transportation',
    /\b(rides?|bus|taxi|transport\w*|driv(e|er|ing) me|no car|dont have a car|get to (the|my|an?) (doctor|clinic|appointment|hospital)|sin carro|no tengo (carro|auto|coche)|como llegar|llevarme|viaje)\b/,
  ],
  [
    'prescription',
    /\b(prescriptions?|medicines?|medications?|meds|insulin|pills?|drug costs?|inhalers?|recetas?|medicinas?|medicamentos?|insulina|pastillas)\b/,
  ],
  [
    'interpreter',
    /\b(interpreters?|translat(e|or|ion)|speak (my|spanish)|sign language|asl|interpretes?|traduc\w*|mi idioma|lenguaje de senas)\b/,
  ],
  [
    'legal_aid',
    /\b(lawyers?|attorneys?|legal|sued?|evict\w*|court|collections? lawsuit|abogad[oa]s?|demanda\w*|desalojo|tribunal)\b/,
  ],
  [
    'insurance',
    /\b(uninsured|insurance|medicaid|medicare|marketplace|coverage|chip|sin seguro|seguro|mercado de seguros|cobertura)\b/,
  ],
  [
    'financial',
    /\b(medical (bills?|debt)|hospital bills?|bills?|debts?|charity care|cant (afford|pay)|cannot (afford|pay)|facturas?|deudas?|cuentas? medicas?|no puedo pagar)\b/,
  ],
  [
    'financial_aid',
    /\b(food|rent|utilit(y|ies)|electric\w*|groceries|snap|cash|housing|comida|alimentos|renta|alquiler|luz|vivienda|dinero)\b/,
  ],
  [
    'health',
    /\b(clinics?|doctors?|dentists?|dental|therap(y|ist)|counsel\w*|health cent(er|re)s?|checkup|clinicas?|medicos?|doctora?|dentista|terapia|psicolog\w*|centro de salud)\b/,
  ],
]

const fold = (text: string) => wordsOf(text.replaceAll(/['’‘`´]/g, '')).join(' ')

/** The kinds of help a text asks for, in English or Spanish; empty where it names none. */
export function findHelpTypes(text: string): readonly HelpType[] {
  const folded = fold(text)
  return SIGNS.filter(([, sign]) => sign.test(folded)).map(([type]) => type)
}
