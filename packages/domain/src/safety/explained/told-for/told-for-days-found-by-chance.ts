import { WEEKS, type ForDays } from './for-days'

const SKIPS =
  /\b(?:(?:salt\w+|brinc\w+|vuelc\w+|aletea\w*|tropez\w+) (?:\w+ ){0,2}(?:del |en el |el )?corazon|corazon (?:\w+ )?(?:me )?(?:brinca|salta|da (?:un )?(?:brinco|salto|vuelco)\w*)|(?:latidos?|palpitaciones) (?:de mas|salteados?|sueltos?)|(?:skipped|extra) (?:heart)?beats?|heart (?:skips|flutters|flips))\b/
const FOR_WEEKS =
  /\b(?:desde hace|hace|llevo|for|since|past|last)\b[^.;!?\n]{0,15}\b(?:mes(?:es)?|semanas|months?|weeks)\b/
const HEART_FAILS =
  /\b(?:me (?:he )?desmay\w+|dolor|me falta|sin aire|mareo\w*|mareado|fainted|passed out|pain|short of breath|dizzy|corriendo|al hacer ejercicio|muert\w+ subita|marcapaso\w*)\b/

const AORTA = /\b(?:aorta|aneurisma|aneurysm|aortic)\b/
const MEASURED_SMALL = /\b(?:3(?:[.,]\d)?|4(?:[.,][0-9])?) ?(?:cm|centimetros|centimeters)\b|\b(?:3[0-9]|4\d) ?mm\b/
const BY_CHANCE =
  /\b(?:rutina|chequeo|por casualidad|ultrasonido|ecografia|tomografia|tac|control|routine|screening|ultrasound|scan|incidental\w*|found)\b/
const AORTA_HURTS =
  /\b(?:dolor\w*|duele\w*|espalda|crecio|creciendo|mareo\w*|desmay\w*|late (?:fuerte|mucho)|pain\w*|hurts?|back|grew|growing|dizzy|faint\w*|(?<!\d[.,] ?)[5-9](?:[.,]\d)? ?cm)\b/

const BABY_WANTED =
  /\b(?:tener (?:un )?(?:bebe|hijos?)|embarazarme|encargar|quedar embarazad[ao]|embarazo)\b[^.;!?\n]{0,30}\b(?:llevamos|llevo|intent\w+|trat\w+|busc\w+|sin lograr\w*|desde hace)\b|\b(?:sin lograr\w*|no (?:lo )?logr\w+|no (?:me )?(?:quedo|pega|llega))\b[^.;!?\n]{0,30}\b(?:bebe|embaraz\w+|hijos?)\b/
const A_YEAR =
  /\b(?:(?:1[0-9]|2\d|diez|once|doce|trece|catorce|quince|dieciseis|dieciocho) meses|(?:un|mas de un|dos|tres|1|2|3) anos?(?: y medio)?)\b/

const SUGAR_TEST =
  /\b(?:a1c|hba1c|hemoglobina (?:glic\w+|glucosilada))\b[^.;!?\n]{0,20}\b(?:[67][.,]\d|[89](?:[.,]\d)?|10(?:[.,]\d)?)\b|\b(?:glucosa|azucar|glucose|sugar)\b[^.;!?\n]{0,12}\b1(?:2[6-9]|[3-9]\d)\b[^.;!?\n]{0,12}\b(?:ayunas|fasting)\b|\b(?:ayunas|fasting)\b[^.;!?\n]{0,20}\b1(?:2[6-9]|[3-9]\d)\b/
const TESTED =
  /\b(?:(?:examen|analisis|estudios?|chequeo|laboratorio|prueba)s?|salio|salieron|salir|feria|test|tests|labs?|checkup|physical|came back|screening)\b/
const KNOWN_OR_ILL =
  /\b(?:soy diabetic[oa]|insulina|metformina|vomit\w*|aliento|confund\w*|mucha sed|bajado de peso|adelgaz\w+|embaraz\w+|insulin|metformin|thirsty|losing weight|pregnan\w*)\b/

const FOOD =
  /\b(?:huevos?|leche|cacahuates?|mani|crema de cacahuate|nuez|nueces|trigo|pescado|camaron(?:es)?|soya|fresas?|eggs?|milk|peanuts?(?: butter)?|nuts?|wheat|fish|shrimp|soy|strawberr\w+)\b/
const RED_MOUTH =
  /\b(?:(?:roj\w+|colorad\w+|ronch\w+|granit\w+|manch\w+)\b[^.;!?\n]{0,25}\b(?:boca|labios|cachetes|cara)|(?:boca|cachetes|cara)\b[^.;!?\n]{0,20}\b(?:roj\w+|colorad\w+|ronch\w+)|(?:red|rash\w*|hives|blotch\w*)\b[^.;!?\n]{0,20}\b(?:mouth|lips|cheeks|face))\b/
const EACH_TIME = /\b(?:cada vez|siempre que|las (?:dos|tres) veces|every time|each time|both times|whenever)\b/
const ALLERGY_GRAVE =
  /\b(?:hinch\w+|respir\w+(?! (?:bien|normal))|tos|tosio|vomit\w+|ahog\w+|silb\w+|aguad[oa]|desmay\w*|ahorita|swell\w*|swollen|breath\w*(?! (?:fine|well|ok|normal))|cough\w*|wheez\w*|limp|right now)\b/

const CANNABIS = /\b(?:mota|marihuana|mariguana|cannabis|weed|hierba|gallo|thc|pot|marijuana|dabs?)\b/
const DAILY = /\b(?:diari[oa](?:mente)?|todos los dias|cada dia|a diario|every day|daily|all day)\b/
const HOT_SHOWER =
  /\b(?:(?:agua|regadera|ducha|bano|banarme)\b[^.;!?\n]{0,15}\bcalient\w+|banos? calientes?|hot (?:shower|bath|water)s?)\b/
const VOMITS = /\b(?:vomit\w*|guacar\w*|throw\w* up|puk\w*)\b/
const VOMITS_NOW =
  /\b(?:ahorita|no (?:me )?(?:para|retengo|aguanto)|desde (?:ayer|anoche)|sangre|orin\w+|mareo|right now|cant (?:stop|keep)|blood|since (?:yesterday|last night))\b/

const FINGERS = /\b(?:dedos?|fingers?|toes?|manos|hands)\b/
const BLANCHES = /\b(?:blanc[oa]s?|palid[oa]s?|white)\b[^.;!?\n]{0,30}\b(?:morad\w*|azul\w*|roj\w*|blue|purple|red)\b/
const BY_COLD = /\b(?:frio|congelador|refri\w*|hielo|agua helada|invierno|cold|freezer|fridge|ice|winter)\b/
const WARMS_AGAIN =
  /\b(?:recuper\w+|se (?:me |le )?(?:quita|pasa|componen?)|vuelven?|regresan?|minutos|con (?:el )?calor|warm\w*|go(?:es)? (?:away|back)|minutes)\b/
const FINGERS_DIE =
  /\b(?:(?<!no hay )(?<!sin )(?<!ni )(?:llagas?|ulceras?)|negr[oa]s?|no se (?:me |le )?quita|no vuelve\w*|solo un(?:a)? (?:dedo|mano)|(?<!no )(?<!without )sores?|black|doesnt go away|stays?|nieve|snow)\b/

const BITTEN = /\b(?:mordi[oe]\w*|mordida|rasgun\w+|bit|bitten|bite|scratch\w*)\b/
const LUMP_UNDER_SCAR =
  /\b(?:bolit\w+|bola|abultad\w+|bulto|dur[oa]|lump|bump|knot|hard)\b[^.;!?\n]{0,30}\b(?:cicatriz|marca|scar)\b|\b(?:cicatriz|scar)\b[^.;!?\n]{0,30}\b(?:bolit\w+|bola|dur[oa]|gruesa|bulto|jala|lump|bump|hard|thick|tight)\b/
const LUMP_ILL = /\b(?:caliente|pus|fiebre|calentura|crec\w+|supura|hot|fever|growing|oozing|draining)\b/

const HEART_DEVICE = /\b(?:marcapasos?|desfibrilador|pacemaker|defibrillator|icd)\b/
const BATTERY_LOW =
  /\b(?:(?:pila|bateria|battery)\b[^.;!?\n]{0,60}\b(?:reemplazo|cambio|cambiar\w*|\d+ meses|baja|poca|replac\w*|\d+ months|low)|(?:reemplazo|cambio|replacement|eri)\b[^.;!?\n]{0,25}\b(?:meses|months|pila|bateria|battery))\b/
const DEVICE_ILL =
  /\b(?:medicare|medicaid|seguro|aseguran\w*|cubre\w*|cuesta|pag[ao]\w*|insur\w*|cover\w*|cost\w*|pays?|bill\w*|desmay\w*|mare[oó]\w*|mareada|pecho|falta (?:de|el) aire|descarga\w*|pita|pitando|alarma|agotad[oa]|faint\w*|passed out|dizzy|chest|short of breath|shock\w*|beep\w*|alarm\w*)\b/

/** What was found by chance, or comes and goes, in somebody who is well: a doctor in days or weeks (MedlinePlus, AHA, AAP, ADA). */
export const FOR_DAYS_FOUND_BY_CHANCE: readonly ForDays[] = [
  { tells: [SKIPS, FOR_WEEKS], unless: HEART_FAILS, overrules: true },
  { tells: [AORTA, MEASURED_SMALL, BY_CHANCE], unless: AORTA_HURTS },
  { tells: [BABY_WANTED, A_YEAR], without: ['postpartum'] },
  { tells: [SUGAR_TEST, TESTED], unless: KNOWN_OR_ILL },
  { tells: [FOOD, RED_MOUTH, EACH_TIME], unless: ALLERGY_GRAVE, overrules: true },
  { tells: [CANNABIS, DAILY, VOMITS, HOT_SHOWER], unless: VOMITS_NOW, overrules: true },
  { tells: [FINGERS, BLANCHES, BY_COLD, WARMS_AGAIN], unless: FINGERS_DIE, overrules: true },
  { tells: [BITTEN, LUMP_UNDER_SCAR], unless: LUMP_ILL, from: WEEKS, overrules: true },
  { tells: [HEART_DEVICE, BATTERY_LOW], unless: DEVICE_ILL, overrules: true },
]
