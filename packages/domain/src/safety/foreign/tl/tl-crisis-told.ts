import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'

const BLADE =
  'itak|gulok|kutsilyo|baril|patalim|bolo|palakol|martilyo|tubo|icepick|ice pick|sumpak|pamalo|dos por dos|bote|kutsilyong|balisong'
const EDGE =
  'gilid ng tulay|gilid ng overpass|gilid ng footbridge|gilid ng rooftop|gilid ng building|gilid ng bangin|gilid ng bubong|gilid ng riles|sa riles|gitna ng riles|railing|barandilya|pasamano|ledge|dulo ng tulay|tuktok ng tulay|labas ng railing|ibabaw ng tulay|gilid ng balcony|gilid ng terrace|gilid ng dagat|taas ng tulay'
const DEAD =
  'kay nanay|kay tatay|kay mama|kay papa|kay lola|kay lolo|kay inay|kay itay|kay misis|kay mister|kay ate|kay kuya|kay mommy|kay daddy|kay bunso|kay baby|sa asawa ko|sa kanya|sa langit|sa anak ko|sa yumao'
const JOINING =
  'susunod na ako|susunod na ko|susunod nako|susunod ako|sumunod na ako|sumunod na lang ako|susundan ko na|sasama na ako|sasama na ko|pupunta na ako|pupuntahan ko na|magkikita na kami|makakasama ko na|gusto ko nang sumunod|gusto ko na sumunod'
const THE_DEAD = `${DEAD}|si nanay|si tatay|si mama|si papa|si lola|si lolo|si inay|asawa kong namatay|namatay|patay na`
const TONIGHT =
  'ngayong gabi|mamaya|sulat|paalam|bahala|drawer|tonight|patawad|langit|mahal|libing|namatay|patay na|di ko na kaya|hirap mabuhay'

/** Crises told by what somebody does: a farewell, a place, what lies ready, who is after whom. */
export const TAGALOG_CRISIS_TOLD: Lexicon = {
  'suicide-said': [
    joined(
      ['wag na', 'wag na daw', 'wag na raw', 'huwag na', 'huwag na daw', 'wag nyo na', 'wag na natin', 'wag mo na'],
      ['syang hanapin', 'sya hanapin', 'siyang hanapin', 'siya hanapin', 'akong hanapin', 'ako hanapin'],
    ),
    'nakatayo|nakaupo|nasa|umakyat|nakasampa|sumampa|nakahawak|lumagpas ~ labas ng railing|kabila ng railing|ibabaw ng railing|labas ng barandilya|labas ng bintana|pasamano ng bintana|dulo ng bubong',
    'see you in the next life|next life na lang|sa next life|sa susunod na buhay|sa kabilang buhay|sa kabilang mundo ~ off|phone|paalam|kita|magkita|sorry|patawad|sagot|sumagot',
    'nagtali|nagsabit|itinali|isinabit|nagkabit|tinali|sinabit ~ lubid|tali|kumot|sinturon ~ kisame|leeg|beam|biga|bentilador|electric fan|kwarto',
    'wag nyo na po akong hanapin|wag nyo na po ako hanapin|huwag nyo na akong hanapin|wag mo na akong hanapin|wag mo na ako hanapin|wag na akong hanapin|huwag nyo na po akong hanapin|wag nyo na akong hanapin|wag nyo na ako hanapin|wag nyo na akong hintayin ~ mahal|patawad|sorry|salamat|pagod|paalam|kayo|ayoko',
    'ilang|ilan|gaano karaming|gaano karami|anong ~ pampatulog|gamot|tableta|pills|insulin|biogesic|paracetamol|lason|sleeping pills ~ nakakamatay|para mamatay|ikamamatay|makamatay|nakamamatay|para di na magising|walang sakit',
    'paano mamatay ng walang sakit|paano mamatay nang walang sakit|pano mamatay ng mabilis|paano ba mamatay|pano ba mamatay|anong paraan para mamatay',
    `${JOINING} ~ ${THE_DEAD} ~ ${TONIGHT}`,
    `${THE_DEAD} ~ ${JOINING} ~ ${TONIGHT}`,
    'sulat|huling sulat|liham|may sulat|yung sulat ~ drawer|mesa|kahon|aparador|ilalim ng unan|sa unan|sa ref|kabinet|cabinet|kama ~ passbook|atm|insurance|password|titulo|mga anak ko|mga bata|bahala|paalam|susunod|patawad|sorry',
    'kayo na bahala|kayo na ang bahala|ikaw na bahala|ikaw na ang bahala|bahala na ang diyos|bahala na si lord|bahala na kayo|alagaan nyo|alagaan mo|kayo na po bahala|ipapaubaya ko na ~ paalam|atm|passbook|insurance ko|life insurance|sulat|di na ako babalik|hindi na ako babalik|makontak|patay ang cellphone|nakapatay cellphone|wag na akong hanapin|wag nyo na akong hanapin|huling|last na to',
    `nakatayo|nakaupo|nandito|andito|nasa|umakyat|nakatungtong|nakasampa|nakahawak|sumampa|nkatayo|nakatayu ~ ${EDGE} ~ ako|ko|siya|sya|na|po|akong`,
    'isang hakbang na lang|isang hakbang nalang|isang talon na lang|isang talon nalang|bibitaw na lang|bibitaw na ako|bibitawan ko na|pikit mata na lang tatalon|konting hakbang na lang ~ tulay|rooftop|bangin|gilid|tapos|ako|lahat|wala|taas|ilog',
    'may lubid na ko|may lubid na ako|may tali na ako|may tali na ko|may baril na ako|may lason na ako|may blade na ako|nakasabit na ang lubid|nakasabit na yung lubid|nakasabit na yung tali|nakatali na ang lubid|nakatali na yung lubid|hawak ko na yung blade|hawak ko na ang blade|hawak ko na yung lubid|hawak ko na ang baril|nakatutok sa ulo ko|nakatutok sa sentido|nasa leeg ko na ang tali|nasa leeg ko na yung tali|itinali ko na|inihanda ko na ang lubid',
    'gusto ko|gusto|gustong|ready na ko|ready na ako|sana|planning|plano ko|balak ko|feel ko ~ mag end ng life|end my life|i end na|mag end na ang life|ma deads|madeads|mag unalive|unalive|mag die|mag die na|madedz|tapusin na ang life|i end ang life|mag exit na sa mundo|mag check out na sa buhay|mawala sa earth|mag disappear na forever|kitilin ang buhay|magbigti|tumalon sa mrt|tumalon sa lrt|maglason|lagutin ang buhay',
    'wala|wala na|walang|wala naman|wala na rin naman|wala rin naman ~ makakamiss sakin|makakamiss sa akin|makaka miss sakin|maghahanap sakin|iiyak sakin|iiyak pag wala ako|makakapansin kung mawala ako|may pake kung mamatay ako|may pakialam kung mawala ako',
    'iniwan|tinanggal|hinubad|isinauli ~ singsing|wallet|wedding ring|rosaryo ~ kayo na bahala|paalam|di namin makontak|di na makontak|di sya makontak|nawawala|patawad|mahal ko kayo',
    'nagtext|nag text|nagchat|nag chat|nag message|nagpost|nag post|tumawag|nagpaalam|nag iwan ~ paalam|goodbye|patawad|sorry ma|sorry nay|huling mensahe|mahal ko kayo|mahal kita lagi ~ naka lock|nakalock|nagkulong|ayaw sumagot|di sumasagot|hindi sumasagot|di makontak|hindi makontak|patay ang phone|ayaw magbukas|ayaw buksan|nawawala|off ang phone|umalis',
    'pampatulog|sleeping pills|gamot|pills|lason ~ inipon|iniipon|naipon|nakahanda|nakahilera|binili ko|hawak ko|sapat na ~ mamaya|ngayong gabi|tonight|pag tulog na sila|pag wala sila|bukas|matapos|paalam',
    'ayoko nang umabot|ayoko na umabot|ayaw ko nang umabot|di na ako aabot|hindi na ako aabot|di na ko aabot|ayoko na makita|ayoko nang makita|ayokong makita ~ bukas|ng umaga|ang umaga|birthday ko|pasko|sa susunod na|ang bukas',
    'tapos na ang laban ko|tapos na laban ko|hanggang dito na lang siguro ako|hanggang dito na lang ako|hanggang dito nalang ako|magpapahinga na ako habambuhay|uuwi na ako kay lord|uuwi na ako sa langit|kay lord na lang ako|pagod na ako lumaban|pagod na akong lumaban|pagod na ko lumaban|sumuko na ako sa buhay|suko na ako sa buhay|ayoko na sa mundong to|ayoko na sa mundo|ayaw ko na sa mundo|ayoko na mag exist|ayoko nang mag exist|sana di na lang ako pinanganak|sana hindi na lang ako ipinanganak|sana di na ako ipinanganak|sana ako na lang ang namatay|sana kunin na ako|sana mamatay na ako|sana masagasaan na lang ako|sana di na ko gumising',
    'makina|kotse|sasakyan ~ garahe|garage ~ nakasara|isinara|sinara|naka lock|wag nyo ako|ayaw magpapasok|nagkulong',
  ],
  'violence-now': [
    `${BLADE} ~ hinahabol|habol|sinusugod|susugod|susugurin|nagwawala|naghahamon|hinahanap|tinatakot|nananakot|iwinawasiwas|winawasiwas|nakatutok|itinutok|tinututok|tinutukan|inambaan|umaamba|itinaga|tinataga|nanaga|nag aamok|nag amok|huramentado`,
    `may|hawak|dala|dalang|bitbit|kumuha|inilabas|nilabas ~ ${BLADE} ~ lasing|galit|papatayin|patayin|uubusin|si kuya|kuya ko|tito ko|tatay ko|si papa|asawa ko|kapatid ko|ex ko|pinto|sa labas`,
    'sinisira|winawasak|binabayo|kinakalabog|pinupukpok|sinisipa|pinipilit pumasok|gusto pumasok ~ pinto|gate|bintana ~ ex ko|asawa ko|lasing|galit|papatayin|kami|ng anak ko|kuya|tatay',
    'susunugin|sisilaban|bubuhusan ng gas|binuhusan ng gas|binuhusan ng gasolina|bubuhusan ng gasolina ~ bahay|kami|ako|daw|nya|kaming',
  ],
  'violence-home': [
    joined(
      ['suntok', 'sampal', 'bugbog', 'palo', 'sipa', 'hampas', 'tadyak', 'pananakit', 'pambubugbog'],
      [
        'asawa',
        'mister',
        'bf',
        'boyfriend',
        'jowa',
        'ex',
        'kinakasama',
        'tatay',
        'stepfather',
        'partner',
        'lip',
      ].flatMap((who) => [`ng ${who}`, `ni ${who}`]),
    ),
    'sinabunutan ako|inuntog ako|inuntog nya ako|inuntog sa pader|inuntog ulo ko|hinampas ako|hinampas nya ako|sinuntok ako|sinuntok nya ako|sinuntok nya ko|sinampal ako|sinampal nya ako|binugbog ako|binugbog nya ako|tinadyakan ako|sinipa ako|sinipa nya ako|kinaladkad ako|kinaladkad nya ako|binato ako ng|pinaso ako|sinikmuraan ako|tinutukan ako',
    'sinakal|sinasakal|sinakal nya|sinakal ako|pinilipit|pinisil leeg|hinawakan sa leeg|tinakpan ang bibig ~ asawa|jowa|bf|boyfriend|mister|ex|kinakasama|partner|lip|nya ko|nya ako|niya ako|paos|namaos|lumunok|nahimatay|nagdilim',
    'nananakit|pinaghahampas|pinagpapalo|pinagpapalo ako|pinaghahataw|hinataw|pinagbubuhatan|nagbubuhat ng kamay|nambubugbog|sinasabunutan|sinasampal|pinagsasampal|pinagsusuntok|pinagsisipa|pinagtatadyakan|tinatadyakan|hinahampas ~ asawa|mister|jowa|bf|boyfriend|ex|live in|kinakasama|tatay|stepfather|partner|anak ko|kuya ~ ako|ko|sakin|nanay|kami|mga bata|mama',
  ],
  'child-abuse': [
    'hinipuan|hinihipuan|hinawakan|hinahawakan|dinilaan|pinasok ang daliri|pinahawak|pinapahawak|hinalikan sa labi|pinaghubad|pinahubad|sinilipan|binosohan|tinabihan ~ anak ko|bata|pamangkin ko|bunso|apo ko|yo|years old|dalagita ~ tito|stepdad|stepfather|amain|lolo|kuya|kapitbahay|pinsan|tatay|teacher|coach|ninong|ari|pepe|pwet|dede|private',
    'nagsumbong|sumbong|kwento|umamin|sabi ~ anak ko|pamangkin ko|bata|apo ko|bunso ~ hinawakan|hinipuan|pinahubad|ginalaw|ginapang|pinaghubad|private part',
  ],
  'too-many-pills': [
    'nilagok|lumagok|nilagok nya|sinimot|nilulon|nilunok|nilaklak|ininom|ininum|tinungga|inubos ~ isang banig|dalawang banig|isang bote|kalahating bote|sandakot|isang dakot|lahat ng|buong bote|laman ng bote|trenta|bente|kwarenta|singkwenta|sabay sabay|maraming ~ pampatulog|gamot|pills|sleeping|tableta|biogesic|paracetamol|advil|alaxan|neozep|medicol|diatabs|maintenance|losartan|metformin|amlodipine|sertraline|tylenol|antihistamine|benadryl',
    'bote|banig|lalagyan ~ pampatulog|biogesic|alaxan|neozep|maintenance|losartan ~ ubos|wala nang laman|walang laman|inubos|ubos na|said',
    'nagoverdose|nag overdose|na overdose|naoverdose|nag od|nasobrahan sa pampatulog|nasobrahan ng pampatulog|nasobrahan ng inom ng gamot|nasobrahan sa gamot',
  ],
  'harm-others': [
    'naiisip|pumapasok sa isip|gusto|parang gusto|natutukso|muntik|muntikan|natatakot akong ~ itapon|ihulog|takpan ng unan|takluban ng unan|lunurin|sakalin|alugin|yugyugin|ibato|ihampas|sasaktan|masaktan|saktan ~ baby|anak ko|bata|sanggol|bunso',
  ],
  'voices-telling': [
    'boses|bumubulong|bulong|demonyo|diyos|espiritu|anino|may tao sa isip|nagsasalita sa utak ~ saksakin|patayin|saktan|sunugin|tumalon|lunurin|sakalin|gawin ko|inuutusan|utos|utusan',
  ],
}
