/** Little words that are spelled many ways, as they are compared. */
const LITTLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  nahi: ['nhi', 'nai', 'nahin', 'nahee', 'naheen', 'nehi', 'nahe', 'nhin', 'nahii', 'ni', 'nae'],
  raha: ['rha', 'rahaa'],
  rahi: ['rhi', 'rahee', 'ri'],
  rahe: ['rhe', 'rhey', 'rahay', 'rahen', 'rahein'],
  hai: ['h', 'hain', 'he', 'hein', 'hay', 'hae', 'hei'],
  me: ['mein', 'mei', 'mai', 'main', 'may', 'mn', 'men'],
  hu: ['hun', 'hoon', 'hoo', 'hoin', 'huun'],
  se: ['sey', 'say'],
  pe: ['pay', 'pai', 'pey', 'par', 'per', 'pr'],
  ke: ['kay', 'key', 'kai'],
  kar: ['kr', 'ker', 'karr'],
  ki: ['kee', 'k'],
  bahut: ['bohot', 'bahot', 'bht', 'bhot', 'bhut', 'boht', 'bohat', 'bohut', 'bahoot', 'bahat', 'buhat'],
  muh: ['munh', 'mooh', 'moonh', 'muhn', 'mu', 'mun', 'moo'],
  gaya: ['gya', 'gaye', 'gye', 'gae', 'gai', 'gayi', 'gyi', 'gayaa', 'gaee', 'gyaa', 'gayee', 'gaey'],
  khud: ['khudko', 'khod'],
  sar: ['sir', 'sarr'],
  dawai: ['dwai', 'dawayi', 'dawaai', 'dvai', 'davayi', 'dawa', 'dawaiyan', 'dawaiya', 'dawayein'],
  peshab: ['pishab', 'paishab', 'pesab', 'peshaab', 'pisab', 'susu'],
  baccha: ['bacha', 'bachha', 'bache', 'bachche', 'bachcha', 'bachay', 'bachey', 'bacche', 'bachhe', 'bachaa', 'becha'],
  bacchi: ['bachi', 'bachhi', 'bachchi', 'bachhi'],
  paseena: ['pasina', 'pasine', 'paseene', 'paseeney', 'pseena', 'psina'],
  kuch: ['kuchh', 'kch', 'kuchch'],
  mujhe: ['mujhko', 'mjhe', 'muje', 'mujko', 'mujhay', 'muze', 'mujhey'],
}

const SPELLED_ONE_WAY: ReadonlyMap<string, string> = new Map(
  Object.entries(LITTLE_WORDS).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
)

const soundOf = (word: string): string =>
  (SPELLED_ONE_WAY.get(word) ?? word)
    .replaceAll('ph', 'f')
    .replaceAll(/([krpm])eh/g, '$1ah')
    .replaceAll('ck', 'k')
    .replaceAll(/([bcdfgjklprstz])h+/g, '$1')
    .replaceAll(/a{2,}/g, 'a')
    .replaceAll(/e{2,}/g, 'i')
    .replaceAll(/o{2,}/g, 'u')
    .replaceAll(/a[iey]|e[iy]/g, 'e')
    .replaceAll(/[ao]u/g, 'o')
    .replaceAll(/iy|ii/g, 'i')
    .replaceAll('ns', 's')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll(/([a-z])\1+/g, '$1')

const MOST_REMEMBERED = 20_000
const sounds = new Map<string, string>()

function remembered(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  if (sounds.size === MOST_REMEMBERED) sounds.clear()
  const sound = soundOf(word)
  sounds.set(word, sound)
  return sound
}

/** Hindi and Urdu in Latin letters, all spellings of a sound made one: "saans" and "sans", "dardh" and "dard". */
export const asItSounds = (text: string): string => text.replaceAll(/[a-z]+/g, remembered)
