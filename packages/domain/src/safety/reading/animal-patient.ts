import { SENTENCE_END } from './fold-message'
import type { Span } from './pattern'
import type { Stretch } from './stretches'
import { wordSet } from '../../free-text/words'

/** Animals that people keep. None that bites people in the wild, is eaten, or is a name for a child. */
const ANIMALS = wordSet(
  `dog dogs doggy doggie puppy puppies pup cat cats kitten kittens horse horses pony goat goats hamster rabbit rabbits parrot
  lizard gecko tortoise hen hens rooster chickens cow cows calf calves sheep lamb mare donkey ferret parakeet cockatiel chinchilla
  gerbil goldfish poodle chihuahua pitbull labrador beagle husky perro perros perra perrita perrito perritos gato gata gatos gatito
  gatita caballo yegua vaca vacas chivo chiva cabra borrego conejo conejos hamsters loro perico gallo gallina gallinas tortuga
  burro becerro mascota turtle turtles hedgehog tarantula iguana canary budgie`,
)
const OWNERS = wordSet(
  `my our the a his her their your this that one of mi mis el la los las un una nuestro nuestra su este esta al a neighbor neighbors
  neighbours friends vecino vecina sisters brothers moms dads daughters sons old little poor new big pet pobre hola hello hi hey help
  ayuda oye y and so ok please porque because urgent any yall know knows why what when does do can how come if cuando por que sabe saben`,
)
const PERSONS =
  /\b(?:i|im|ive|id|me|myself|we|us|yo|nos|nosotros|conmigo|everyone|everybody|all of us|people|person|someone|somebody|todos|baby|toddler|infant|newborn|kid|kids|child|children|boy|girl|son|daughter|husband|wife|mom|mother|dad|father|grandma|grandpa|grandson|granddaughter|nephew|niece|brother|sister|cousin|uncle|aunt|friend|man|woman|lady|guy|neighbor|bebe|hij[oa]s?|nin[oa]s?|espos[oa]|marido|mujer|mama|papa|abuel[oa]|niet[oa]|sobrin[oa]|herman[oa]|prim[oa]|ti[oa]|senora?|amig[oa]|vecin[oa]s?|muchach[oa]|chic[oa]|chamac[oa]|nen[ea]|husbands|patient|ella)\b/
/** Words that may stand between an animal and what befell it; any other leaves in doubt who is meant. */
const BETWEEN = wordSet(
  `is was has had have got gets getting just keeps kept keep been be being it its he she him hes shes they isnt wasnt not wont
  doesnt cant couldnt never and or also now may might could seems looks like again suddenly today tonight this last morning night
  yesterday by a an the some of from his her our on in under out up ate eaten eating eats drank licked swallowed something
  bunch whole into box bag rat mouse car hit run over by with having trouble hard very really so bad badly going to , se le lo
  la que esta estaba anda ya no ni y o tambien muy le les comio tomo trago bebio comiendo lamio algo unas unos un una de del mi
  parece como desde ayer hoy anoche amaneció amanecio atropellaron atropello carro moto vecino feels cold one after another
  tiene tuvo hace con hizo puso tuvieron gatitos perritos kittens babies uno fell off balcony roof couch stairs cayo balcon azotea
  hersheys hershey kisses candy candies bars chips brownie brownies gum xylitol ibuprofen advil tylenol shaking trembling temblando
  combs comb ears tail fur paws gums eyes legs leg back move turn turning blue
  chocolate grapes raisins onion sock toy bone food kibble grass plant plants pill pills my vet pee poop throwing threw throws
  vomiting vomited vomito vomita blood sangre foaming mouth poison poisonous veneno`,
)
const HARMS_PEOPLE =
  /\b(?:bit|bites?|biting|bitten|scratch\w*|attack\w*|kick(?:ed|s)?|crush\w*|pinned|rolled|stomped|gored|charged|butted|rammed|reared|bucked|sat on|ran (?:into|over)|landed|aplasto|embistio|corneo|arrastro|knocked|jumped|stepped|pulled|dragged|trampled|threw (?:him|her|them|off)|fell on|tripped|alert\w*|service|found|barking|mordio|muerde|mordida|mordisco|rasgun\w*|arano|ataco|pateo|tumbo|tiro|aventadoa?|avento|jalo|piso|brinco|encima|encontro|ladra\w*|guia)\b/
const BITTEN_ANIMAL =
  /\b(?:got|was|been|fue) (?:bit|bitten|attacked|kicked|mordid[oa]|atacad[oa])\b|^a (?:mi|el|la|al) \w+ (?:lo|la|le|me lo|me la) (?:mordio|ataco|pateo)\b/

const isOurs = (words: readonly string[], start: number, animal: number) =>
  words.slice(start, animal).every((word) => OWNERS.has(word) || word === ',')

const MINE =
  /\b(?:my|mi|mis) (?!(?:dogs?|cats?|puppy|horse|perr[oa]s?|gat[oa]s?|caballo|yegua|vaca|mascota|rug|carpet|floor|couch|yard|bed|house|plants?|meds?|medicines?|pills?|shoes?|socks?|vet|patio|casa|alfombra|cama|sala)\b)/

const speaksOfPerson = (text: string) => PERSONS.test(text) || MINE.test(text)

/** Owners named beside an animal ("the neighbor's dog", "el perro del vecino") are no patients. */
const ANIMAL = [...ANIMALS].join('|')
const OWNED = new RegExp(
  `\\b(?:my|our|the|his|her) (?:neighbou?rs?|friends?|sisters?|brothers?|moms?|dads?|sons?|daughters?) (?=(?:\\w+ )?(?:${ANIMAL})\\b)`,
  'g',
)
const OF_OWNER =
  /\b(?:del|de la|de mi|de mis|de un) (?:vecin[oa]s?|amig[oa]s?|herman[oa]|mama|papa|hij[oa]|ti[oa]|abuel[oa])\b/g
const withoutOwners = (text: string) => text.replaceAll(OWNED, '').replaceAll(OF_OWNER, '')

const VET =
  /\b(?:vets?|veterinari\w+|animal (?:hospital|clinic|er|shelter|control)|(?:for|para|in) (?:dogs|cats|puppies|kittens|horses|perros|gatos|caballos)|kibble|litter|leash)\b/

const NEEDS_A_VET = /\b(?:large animal|equine|horse|farm|exotic) (?:vets?|hospital|clinic)\b/
const BREED =
  'tabby|siamese|calico|labrador|lab|beagle|husky|poodle|shepherd|retriever|terrier|dachshund|bulldog|pug|gelding|filly|colt|pitbull|chihuahua'
/** "She's a twelve year old tabby", told after what befell her. */
const TURNS_OUT_ANIMAL = new RegExp(
  `\\b(?:hes|shes|its|he is|she is|it is|theyre) (?:an?|my|our|the) (?:\\w+ ){0,5}(?:${ANIMAL}|${BREED})\\b`,
)
const OF_IT = /^(?:\| )?(?:he|she|it|hes|shes|its|theyre|they)\b/

const ASKING = /\b(?:is there|do i|should i|can i|i (?:need|have)|we have|our regular)\b/g
const revealsAnimal = (message: string): boolean =>
  TURNS_OUT_ANIMAL.test(message) && VET.test(message) && !PERSONS.test(message.replaceAll(ASKING, ''))
const speaksOfVet = (message: string): boolean => VET.test(message)
const asksForVet = (message: string): boolean => NEEDS_A_VET.test(message)

const isRevealedLater = (words: readonly string[], start: number, last: number, message: Stretch): boolean =>
  message.is(revealsAnimal) && OF_IT.test(words.slice(start, last).join(' '))

/** Whether the words from the start of a sentence tell what befell an animal that stands there first. */
function befalls(words: readonly string[], start: number, { first, last }: Span, message: Stretch): boolean {
  const place = words.slice(start, first).findIndex((word) => ANIMALS.has(word))
  const animal = start + place
  if (place < 0 || !isOurs(words, start, animal)) return false
  const told = words.slice(start, last + 1).join(' ')
  if (message.is(asksForVet) && !PERSONS.test(told)) return true
  if (HARMS_PEOPLE.test(told) && !BITTEN_ANIMAL.test(told)) return false
  if (speaksOfPerson(withoutOwners(words.slice(animal, last + 1).join(' ')))) return false
  if (message.is(speaksOfVet)) return true
  const owner = withoutOwners(words.slice(animal + 1, first).join(' ')).split(' ')
  return owner.every((word) => word === '' || BETWEEN.has(word) || HARMED.test(word))
}
const HARMED = /^(?:bit|bitten|mordio|mordid[oa]|ataco|attacked)$/

/** "Le picaron las abejas a mi perro". */
const DONE_TO = /^(?:se )?(?:le|lo|la|les|me le|me lo) (?:\w+ ){1,5}(?:a mi|al|a la|a nuestro|a nuestra) (\w+)/
const FOR_ANIMALS = /^(?:for|to|in|para|a|en) (?:my |the |our |mi |mis |los |las |el |la )?(\w+)/

/** Past what a vet says: "the vet says our beagle ...". */
function startOf(words: readonly string[], first: number): number {
  const start = words.lastIndexOf(SENTENCE_END, first) + 1
  const told =
    /^(?:the |el |la |my |mi )?(?:vet|veterinari[oa]) (?:says?|said|thinks?|told (?:me|us)|dice|dijo)(?: that| que)? /.exec(
      words.slice(start, first).join(' ') + ' ',
    )
  return told ? start + told[0].trim().split(' ').length : start
}

/** "Se esta muriendo mi vaca", "no respira el gato": the animal stands right behind. */
const followsAtOnce = (words: readonly string[], last: number) =>
  /^(?:mi|el|la|nuestro|nuestra) (\w+)/.exec(words.slice(last + 1, last + 3).join(' '))

const NAMED = new RegExp(`\\b(?:${ANIMAL}|${BREED})\\b`)

/** Without an animal there is nothing to ask of any place. */
export const namesAnimal = (message: string): boolean => NAMED.test(message)

/**
 * Whether a pet or farm animal, and no person, is what a place in a text speaks of. In doubt it is a person. `others`
 * are people named behind it in the same sentence.
 */
export function isOfAnimal(words: readonly string[], span: Span, message: Stretch): boolean {
  const start = startOf(words, span.first)
  const end = words.indexOf(SENTENCE_END, span.last)
  const after = words.slice(span.last + 1, end < 0 ? words.length : end).join(' ')
  if (/\b(?:too|also|same|tambien|igual)\b/.test(after) || FAMILY.test(after)) return false
  const behind = followsAtOnce(words, span.last) ?? FOR_ANIMALS.exec(after)
  if (behind && ANIMALS.has(behind[1]!)) return !speaksOfPerson(words.slice(start, span.last + 1).join(' '))
  const sentence = words.slice(start, span.last + 1).join(' ')
  const object = DONE_TO.exec(sentence)
  if (object && ANIMALS.has(object[1]!)) return !speaksOfPerson(sentence)
  return befalls(words, start, span, message) || isRevealedLater(words, start, span.last + 1, message)
}
const FAMILY =
  /\b(?:my|mi|nuestr[oa]|our) (?:baby|son|daughter|kid|kids|toddler|husband|wife|mom|dad|bebe|hij[oa]s?|nin[oa]s?|espos[oa]|mama|papa|abuel[oa])\b/
