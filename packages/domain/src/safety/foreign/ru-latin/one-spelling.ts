const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'e',
}

/** Who writes "ja" and "bolnoj" writes "ж" otherwise nearly always; all others have no other use for a "j". */
const HAS_J_AS_Y = /[aeiy]j\b|(?<!\bn)oj\b|\bja|[bdgklmnprstvz]j[aueo]|[aiy]ja|[ae]j(?=[bcdgkmprst])|[at]oju\b|aju\b/i
const J_AS_ZH = /\bj(?=[ei])|(?<=[aeou])j(?=[ei])|(?<=[uo])j(?=n)|(?<=\bmu)j/g

/**
 * Russian in Cyrillic, and in Latin letters however they are chosen, spelled one way: "ещё", "eshchyo" and "esche"; "муж",
 * "muzh" and "muj"; "очень" and "o4en'". Only "был" and "бил", "сын" and "син" stay apart.
 */
export const inOneSpelling = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[а-яёіїє]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/(?<=[a-z])['’‘`´ʼ]+/g, '')
    .replaceAll(/\bn(?:ee|ey[oe]|ej[oe]|ye[yj]?[oe])\b/g, 'neio')
    .replaceAll(/(?<=[a-z])4(?=[a-z])|\b4(?=[aeiou]|to\b)/g, 'ch')
    .replaceAll(/(?<=[a-z])6(?=[a-z])|\b6(?=[aeiou])|(?<=[a-z]{2})6\b/g, 'sh')
    .replaceAll(/s{1,3}hch|sch|shh|w/g, 'sh')
    .replaceAll(/kh|x/g, 'h')
    .replaceAll(/c(?!h)/g, 'ts')
    .replaceAll(HAS_J_AS_Y.test(text) ? J_AS_ZH : /j/g, 'zh')
    .replaceAll(/\b([bs]|pr)y(?=[ln]|sh)/g, '$1w')
    .replaceAll(/[yj][eo]/g, 'e')
    .replaceAll(/[yj](?=[au])|(?<=[aeiouy])j/g, 'i')
    .replaceAll('j', '')
    .replaceAll('y', 'i')
    .replaceAll('tsia', 'tsa')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/\b(|n|ch|nich)evo\b/g, '$1ego')
    .replaceAll(/\besho\b/g, 'eshe')
    .replaceAll(/\be\b/g, 'eio')
