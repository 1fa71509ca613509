/** Groups of words that many patterns share, written `<child>` in a pattern. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  child:
    'baby|babies|infant|newborn|toddler|son|daughter|child|children|kid|kids|boy|girl|grandson|granddaughter|nephew|niece|bebe|bebita|bebito|nino|nina|ninos|hijo|hija|nene|nena|nieto|nieta|sobrino|sobrina|chamaco|chamaca|chiquito|chiquita',
  partner:
    'husband|boyfriend|partner|wife|girlfriend|ex|fiance|hubby|spouse|roommate|esposo|esposa|marido|novio|novia|pareja|exnovio|exesposo|concubino',
  relative:
    'dad|father|mom|mother|stepdad|stepfather|stepmom|uncle|brother|grandpa|cousin|coach|teacher|babysitter|papa|mama|padre|madre|padrastro|madrastra|tio|hermano|abuelo|primo|maestro|entrenador|vecino|cunado',
  person:
    'someone|somebody|people|him|her|them|everyone|boss|wife|husband|neighbor|coworker|coworkers|ex|family|classmates|teacher|kids|baby|alguien|gente|jefe|esposa|esposo|vecino|vecina|bebe|familia|companeros|suegra|hermano',
  toxin:
    'bleach|clorox|drano|drain|cleaner|cleaners|cleaning|detergent|pod|pods|lysol|windex|ammonia|lye|antifreeze|gasoline|kerosene|pesticide|herbicide|insecticide|roach|poison|thinner|turpentine|polish|perfume|mouthwash|sanitizer|vape|nicotine|cigarette*|battery|batteries|magnet*|edible*|gummies|mushroom*|oleander|peroxide|dishwasher|softener|weedkiller|fertilizer|cloro|lejia|blanqueador|destapacanos|destapar|canos|sosa|limpiador|detergente|suavizante|veneno|raticida|matarratas|insecticida|anticongelante|gasolina|petroleo|diluyente|aguarras|acetona|quitaesmalte|perfume|pila|pilas|bateria|iman|imanes|fabuloso|pinol',
  drug: 'pill|pills|tablet|tablets|tylenol|acetaminophen|paracetamol|advil|motrin|ibuprofen|aspirin|aspirins|aleve|naproxen|benadryl|xanax|klonopin|ativan|valium|ambien|zoloft|prozac|lexapro|trazodone|seroquel|metformin|insulin|oxy*|percocet*|vicodin|norco|adderall|meds|medication|pastilla*|tableta*|capsula*|aspirina*|ibuprofeno|acetaminofen|clonazepam|diazepam|medicamento*|comprimido*|antidepressant*|antidepresiv*|painkiller*|opioid*|tranquilizante*|antibiotics|gabapentin|cymbalta|hydroxyzine',
  much: 'bunch|handful|handfuls|bottle|whole|entire|lots|ton|dozen*|dozens|all|many|fistful|box|frasco|bote|caja|blister|puno|punado|monton|todas|todos|muchas|muchos|demasiad*|20|25|30|35|40|50|60|70|80|90|100|treinta|veinte|thirty|twenty|forty|fifty',
  belly: 'belly|stomach|tummy|abdomen|gut|barriga|panza|vientre|estomago|guata',
}
