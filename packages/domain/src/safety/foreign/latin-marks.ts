import { foldForeign } from './fold-foreign'
import { wordSet } from '../../free-text/words'

/** The different words of a text, as marks are compared with them. */
export const latinWordsOf = (text: string): ReadonlySet<string> => new Set(foldForeign(text, 'words').split(' '))

/** Words that nearly every text of a language has, without accents, and that English and Spanish do not have. */
const MARKS = {
  fr: wordSet(`je j elle elles nous vous ils est pas mon du au aux cet cette ces dans avec qui depuis fait peux peut
    veux veut ou mais suis sont avait etait chez sans tout toute mari femme fille fils pere maman grossesse enceinte
    docteur douleur tete poitrine saigne fievre ventre coeur jambe enfant aidez quand dit semaine semaines faire fais
    comme toujours jamais puis apres peau epaule cheville oreille oreilles medecin jai jarrive cest soeur frere ont
    jsuis chui chuis chu jme jpeux jveux sest quil leur faut viens vient vois voit peur pouls yeux oeil bouche jambes
    genou pied doigt avale vomis couteau accouche boit brule hier matin soir nuit jours mois ans`),
  pt: wordSet(`nao eu meu minha meus minhas ele ela eles elas voce uma umas uns sem muito muita estou estava tou tava
    tem tenho tinha foi sao ao aos isso isto aquilo ontem hoje agora mae pai filho filha irmao irma avo dor peito
    sangue cabeca febre crianca menino menina caiu desmaiou ajuda nem mais quando pra pensei quero ficou fiquei acho
    onde depois entao doi doendo esse essa dela negou recebi chegou descartou vou bebeu dele deles delas numa dum duma
    tomou tomei levou levei bateu engoliu comeu picou cortou cortei faco dois duas criancas coracao olho olhos perna
    pernas joelho braco bracos maos mulher homem acordar acordou passou nenem miudo miuda corda faca sobrinho sobrinha
    engasgou vomitou sentindo escrevendo teve disse fechou coitado coitada dentes ouvido ouvidos ainda tudo alguem
    ninguem fazer fazendo comecou tambem vizinha vizinho nascendo`),
  tl: wordSet(`ang ng ako ko siya sya yung mga niya nya kasi daw rin lang nang namin natin kami tayo sila nila kanina
    ngayon hindi wala walang meron ayaw ayoko anak nanay tatay lola lolo kuya asawa bunso sakit masakit dibdib ulo
    dugo tiyan hinga makahinga lagnat buntis naman nga kung saan bakit paano na nko tapos parang bigla biglang sobrang
    grabe mamatay magpakamatay buhay sarili ilong paa kamay braso bibig labi tubig gamot asawang akong sina kina dun
    dito jan yun yon lng nlng pag kapag kasama hirap namamaga nahihilo nasusuka dugong suka nilalagnat mukha binti
    likod balat pinsan kapatid kapitbahay magising uminom nainom nalunok nahulog nasunog sinaktan sinasaktan ninyo nyo
    niyo kita iyon iyan doon dyan lamang palang palagi linggo buwan araw umaga tanghali hapon kahapon bukas mamaya
    isang dalawa dalawang tatlong ngipin tuhod balikat lalamunan ubos sipon dumi batang matanda ilang mabuhay
    nagsusuka sumusuka umiihi leeg tagiliran bukol pantal yata siguro gustong magkano nawawala namamanhid nakagat
    kinagat nabuhusan umiinom nakalunok pamangkin hininga hingal sasakyan bahay kuko bakal naapakan nalunod inahon
    malata hinimatay nahimatay nilagnat dinudugo inuubo umuubo pawis nanginginig namumutla humihinga huminga lubid
    tulay kagabi talaga mabilis malakas nabagok nangingitim kulay paltos talampakan natapilok makati`),
  vi: wordSet(`tay chan len toi khong cua minh anh chi chong vo duoc qua roi nhung nay nguoi ong tre dau nguc mau bung
    sot kho ngat liet chay bau thuoc uong nuot benh vien cuu giup xin hom luc gio nhieu lam chua xuong giat ngay
    nhuc nghe ngu thang tuan tuoi nuoc phai trong mieng luoi trai nhin ngoai truoc sinh sanh thich tieu rua khoe xe
    noi voi cho tui chet danh phong khoi nha duong ngoi xiu tieng khoc thuong biet muon thay ruot phoi duoi lanh nong
    nghi khi buon vung kinh huyet hoang khap hoi trua chieu ruou muoi ngon truot nguoc`),
  hiLatin:
    wordSet(`hai hain hoon raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi ka ko mera meri mujhe mujh hame humein
    unko unka usko uska uski isko iska iski nahi nahin nai nhi kya kyu kyun aur bhi bahut bohot bht kar karo karna
    karun karu kiya hua hui hue maa baap beti bhai behen pati patni biwi dadi bacha bachi bachcha dard saans khoon
    seene seena chhati bukhar ulti goli goliyan zeher marna madad aaj kal abhi wali mein tak phir toh hoga koi kuch
    kuchh mere apne apni apna usne unhone bachche bache bete beta baccha bacchi behosh haath muh liya khud jeena jina
    jaan zinda kha nikal usse yeh woh ek lekin magar ammi abbu nani saas sans khansi dawai dawa hath aankh ankh zuban
    pani laga lage kaat rahay haan accha chakkar peshab pait chot maar jaye jata jati chahta chahti chahte chahiye
    zindagi jindagi humne ghar saal mahine mahina hafte hafta subah shaam raat aayi aaya liye saath hota hoti hote
    karta karti karte bahar upar neeche garam chhat ladka ladki larka larki khatam zyada jyada poora thoda thodi jaise
    jaisa yahan wahan itna itni kitna kitni kabhi thanda thandi sooj suji sooji munni munna chehra chehre neela neeli
    peela peeli safed laal kaala kaali atki atka phansa honth ungli taang ghutna kamar peeth pasli matha daant naak
    kaan utha uthi dikhai bachao jaldi khaya pasina paseena kaleja kaleje ghabrahat sujan soojan sunn lakwa daura
    jhatke zehar jahar hogaya hogayi nikla nikli chati khun ghut girna khada khadi khara khari baitha baithi sabko
    mujhse unse hamari hamara humari humara tumhe tumko kutte kutta kaata kharrate neend dhoop garmi aankhen khujli
    pehle rakha rakhi jaunga jaungi lunga lungi dunga dungi degi patri ghutne khaansi mawad bachhe bachon bacho aana
    jaana hona rehna rahna karne lagta lagti lagi takkar khatti dakar mahino hafto kood kudne jau jaun machis matchis
    chamgadar bicchu bichhu saanp jhoola jhule diya hu giri seedhi sidhi`),
} as const
export type LatinTongue = keyof typeof MARKS

/** Words that nearly every text of English or Spanish has, and that none of those languages has. */
const HOME =
  wordSet(`the is are my and i you he she it of for was have has this that when its dont does can cant will would been
    they his her him we our with what how why el los las not from since after still today yesterday over off into week
    weeks month year years yr wk hx w worse feel hurts tengo tiene estoy muy sin dolor ayer mucha pero cuando hace mi
    su sus hay fue yo y del mujer hombre nino nina varon niega refiere duele fiebre calentura rojo roja izquierdo
    izquierda derecha derecho hinchado hinchada orina`)

const hasOneOf = (words: ReadonlySet<string>, list: ReadonlySet<string>): boolean => {
  for (const word of words) if (list.has(word)) return true
  return false
}

/**
 * Words of English and Spanish that other languages use too. Where a text bears no mark of such a language, they are
 * left to English and Spanish, which know what denies them.
 */
const SHARED =
  wordSet(`syncope heart_attack cardiac_arrest stroke mild_stroke heat_stroke heatstroke overdose suicide suicidal
    seizure convulsion epilepsy carbon_monoxide unconscious comatose rape fever chest_pain asthma chills covid flu
    cancer chemo dialysis hives rashes migraine insulin insomnia diarrhea constipated nosebleed pregnant anxious
    anxiety depressed depression diabetic diabetes fentanyl heroin sore_throat sore_eyes spotting bleeding pregnancy
    infarto suicidio derrame vomito vomita vomitando refill appointment checkup epipen epi_pen wheezing acid_reflux
    gerd eliquis coumadin xarelto warfarin uti`)

export const isShared = (words: string): boolean => SHARED.has(words.trim().replaceAll(' ', '_'))

/** Of which of the languages in Latin letters a text has marks, and not much fewer than of another. */
export function latinMarksOf(words: ReadonlySet<string>): (tongue: LatinTongue) => boolean {
  const all = [...words]
  const marks = (tongue: LatinTongue) => all.filter((word) => MARKS[tongue].has(word)).length
  const most = Math.max(...(Object.keys(MARKS) as LatinTongue[]).map(marks))
  return (tongue) => marks(tongue) * 2 > most
}

const hasHomeWord = (words: ReadonlySet<string>): boolean => hasOneOf(words, HOME)

const countOf = (words: ReadonlySet<string>, list: ReadonlySet<string>): number =>
  [...words].filter((word) => list.has(word)).length

/** Vietnamese without accents has words written like "can", "hay", "the", "my"; Tagalog takes words from English. */
const MIXED: readonly LatinTongue[] = ['vi', 'tl']
const MARKS_OF_A_MIXED_TEXT = 3

const isMixed = (words: ReadonlySet<string>): boolean =>
  MIXED.some((tongue) => {
    const marks = countOf(words, MARKS[tongue])
    return marks >= MARKS_OF_A_MIXED_TEXT && countOf(words, HOME) * 2 <= marks
  })

/** Whether a text has a word of English or Spanish that none of the other languages has, and is not mostly Vietnamese or Tagalog. */
export const hasEnglishOrSpanish = (words: ReadonlySet<string>): boolean => hasHomeWord(words) && !isMixed(words)

/**
 * In which of the languages in Latin letters a text may be written: those of which it has a mark, and all where it has
 * none of English or Spanish either, but Hindi, which takes its words for illness from English.
 */
export function latinTonguesOf(words: ReadonlySet<string>): (tongue: LatinTongue) => boolean {
  const isOnlyTheirs = !hasHomeWord(words)
  return (tongue) => (isOnlyTheirs && tongue !== 'hiLatin') || hasOneOf(words, MARKS[tongue])
}
