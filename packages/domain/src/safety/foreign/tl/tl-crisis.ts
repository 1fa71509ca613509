import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { CHILD } from './tl-words'

const MEANS = 'gamot|pills|sleeping pills|tableta|lubid|tali|lason|blade|kutsilyo|baril|zonrox|muriatic'
const MYSELF_GONE =
  'wla na|wla nko|wala nko|wala na ko|wla na ako|wala na ako|wala na aq|wla na aq|wla nako|wala nako|pag wala ako|pag wla ako|kung wala ako|kapag wala ako|mawala nko|mawala na ko|mawala ko|mawala na lang ako|mawala nalang ako|mawala nlng ako|pag wala na ko|pag wla na ko|wala ako sa mundo'

/** Suicide without the word, violence and captivity. */
export const TAGALOG_CRISIS: Lexicon = {
  'suicide-said': [
    `mas ok|mas okay|mas okey|mas oks|mas mabuti|mas maganda|mas magaan|mas masaya|mas sasaya|mas maayos|mas gagaan|mas bubuti|makakahinga sila ~ ${MYSELF_GONE}`,
    'magpahinga|mamahinga|matulog|makatulog|pumikit|mawala|maidlip|tulog ~ habambuhay|habang buhay|forever|magpakailanman|for good|hindi na gigising|di na gigising|wag na magising|wag nang magising|tuluyan|di na magigising|hindi na magigising|wag na gumising|wag nang gumising|walang gisingan',
    `${MEANS} ~ iniipon|naipon|inipon|nag ipon|nakahanda|nakaready|naka ready|ready na|handa na|bumili na ako|binili ko|nasa tabi ko|hawak ko|hawak ko na ~ mamaya|ngayong gabi|tonight|matapos|magpahinga|habambuhay|wakas|tapos na|paalam|ayoko na|pagod na|mawala|sarili ko|di ko na kaya|hindi ko na kaya`,
    'gusto|gusto ko|gusto q|gsto ko|gusto nya|gusto niya|gs2 ko ~ mamatay|mamtay|mawala na|mwala na|mamahinga|magpahinga na habambuhay|manahimik na|sumunod na kay|sumunod kay|kunin na ako|maglaho|wakasan|tapusin ang lahat|tapusin lahat|matapos na lahat|matapos na to|matapos na ang lahat|mategi|matigok|madedo',
    'kunin na ako|kunin na sana ako|kunin mo na ako|kunin mo na ko|kunin na ko ~ lord|panginoon|diyos|god|sana',
    'ayoko na|ayaw ko na|ayko na|ayoq na|aq ko na|ayaw q na|ayaw ko nang|ayoko nang|wala na kong gana|wala na akong gana ~ mabuhay|mbuhay|huminga pa|gumising|magising|ipagpatuloy ang buhay|magpatuloy|sa mundo|sa buhay|lumaban',
    'wala na akong|wala na kong|wala ng|wala nang|wala akong ~ rason|dahilan|pag asa|silbi|kwenta|saysay|halaga|lakas ~ mabuhay|buhay|mundo|lumaban|huminga|gumising|mawala|mamahinga',
    'magpapakamatay|mgpapakamatay|mgpakamatay|magpakamtay|mgpkamatay|magpapatiwakal|magpatiwakal|nagpatiwakal|kikitilin ko|tatapusin ko na sarili|tatapusin ko na ang sarili|magbibigti|magbibigte|magbigte|magsasaksak sa sarili|magpapasagasa|magpapabangga|ibabangga ko|tatalon na ko|tatalon na ako|tatalon nako|tumalon na lang|itatalon ko|hihiga sa riles|hihiga ako sa riles',
    'huling araw ko|huling gabi ko|last day ko|last night ko|huling mensahe ko|last message ko|huling post ko|huling tulog ko|hanggang dito na lang ako|hanggang dito nalang ako|hanggang dito na lang ang buhay ~ na|to|ito|sa mundo|mahal|paalam|patawad',
    'paalam|goodbye|babay|bye ~ mundo|sa inyong lahat|patawad|patawarin|mahal na mahal ko kayo|habang buhay|huli na to|wag nyo na ako hanapin|wag nyo na akong hanapin|ayoko na|di ko na kaya|pagod na',
    'nasa|nakatayo ako|nandito ako|andito ako|nkatayo ~ tulay|rooftop|gilid ng building|riles|bangin|tuktok|balcony|ledge ~ tatalon|tumalon|ayoko na|tapos na|paalam|di ko na kaya|matapos|mawala',
    'uminom|ininom|nilaklak|lumaklak|iinom|iinumin|lalaklakin ~ para mamatay|para matapos|para mawala|para di na magising|para hindi na magising|gusto ko na mamatay|gusto nang mamatay',
    'pagod na pagod|pagod na|suko na|sumusuko na|hindi ko na kaya|di ko na kaya|d ko na kaya ~ mabuhay|buhay ko|mundo|mamatay|mawala na|magpahinga na habambuhay|paalam|wakasan|wla na silbi',
  ],
  burden: [
    'pabigat lang ako|pabigat ako|pabigat na ako|pabigat lang ko|pabigat sa|pabigat na lang|wala akong silbi|wala na akong silbi|wala na kong silbi|wla na kong silbi|wla akong silbi|wala akong kwenta|wala na akong kwenta|perwisyo lang ako|pahirap lang ako|problema lang ako|wala na akong mukhang ihaharap|wala akong mukhang ihaharap|palamunin lang ako|salot lang ako|dagdag problema lang ako|walang may kailangan sakin|walang may kailangan sa akin|walang makakamiss sa akin|walang makakamiss sakin',
  ],
  decided: [
    'buo na ang loob|buo na loob|buo na desisyon|buo na ang desisyon|nakapagdesisyon na|nakapag desisyon na|desidido na|may gagawin na ako|may gagawin na ko|gagawin ko na|gagawin ko na mamaya|itutuloy ko na|tutuloy ko na|para matapos na|matatapos na din|matatapos na rin|tapos na rin to mamaya|wala nang atrasan|matatapos na lahat|tapos na ang lahat mamaya',
  ],
  'calm-now': [
    'payapa na ako|payapa na ko|kalmado na ako|at peace na ako|magaan na pakiramdam ko dahil desisyon|di na ako takot mamatay|hindi na ako takot mamatay',
  ],
  farewell: [
    'mahal ko sila|mahal ko kayo|mahal na mahal ko kayo|mahal na mahal ko sila ~ pakisabi|sabihin mo|paki sabi|tandaan|kahit wala na|lagi|huli|paalam|patawad',
    'pakisabi|paki sabi|sabihin mo|sabihin nyo ~ mahal ko|patawad|sorry|paalam',
    'paalam na|paalam sa inyo|paalam na sa inyo|paalam na po|goodbye na sa inyo|hanggang sa muli|ikaw na bahala sa|kayo na bahala sa|kayo na ang bahala|kayo na po bahala|alagaan mo|alagaan nyo|alagaan mo na lang|wag nyo na ako hanapin|salamat sa lahat ng|salamat sa lahat at|huling habilin',
  ],
  apology: [
    'patawarin nyo ako|patawarin niyo ako|patawad sa lahat|patawad po sa lahat|sorry sa lahat|sorry nay tay|patawad nay|patawad ma|patawarin mo ako anak',
  ],
  'affairs-in-order': [
    'naka ready na lahat|nakaready na lahat|nakahanda na lahat|naka handa na lahat|handa na ang lahat|handa na lahat|ready na lahat|naayos ko na lahat|inayos ko na lahat|nakasulat na lahat|nag iwan ako ng sulat|nag iwan na ako ng sulat|may iniwan akong sulat|gumawa na ako ng sulat|iniwan ko na ang password|ibinigay ko na|pinamigay ko na|pinamigay ko na mga gamit|binayaran ko na lahat ng utang|bayad na ang kabaong|nakabayad na sa punerarya|naihanda ko na',
  ],
  'lethal-means': [
    'may tali|may lubid|may baril|may blade|may lason|may hawak akong|may hawak na ako|hawak ko na ang|hawak ko na yung|nakatali na|nakasabit na ang|nakasabit na|nasa akin ang baril|nakahanda na ang lubid|nakahanda na ang tali|nakahanda na yung lubid|may naipon akong gamot|may naipon na akong gamot ~ na ko|na ako|ko|ako|d2|dito|kisame|kwarto|lubid|tali|baril|blade|kutsilyo|gamot|puno|leeg',
  ],
  'done-with-it': ['ayoko na talaga|ayaw ko na talaga|ayoko na|suko na ako|suko na ko|sumusuko na ako|sumusuko na ko'],
  'self-harm': [
    'laslas|naglaslas|hinihiwa|hiniwa|hinihiwaan|kinukudlitan|kudlit|sinugatan|binubugbog ko|inuuntog ko|pinapaso ko ~ sarili|braso ko|hita ko|pulso|pulso ko|kamay ko|binti ko|ulo ko|pader',
  ],
  'child-abuse': [
    `hinihipuan|hinipuan|hinihipo|hinipo|minanyak|minamanyak|minomolestya|minolestya|ginagapang|ginapang|nilalaro ang ari|pinapahawak|pinahawak ~ ${CHILD}|pamangkin|pinsan|kapatid ko|estudyante`,
    `${CHILD} ~ binubugbog|ginugulpi|pinapalo|hinahampas|sinusunog|pinapaso|ikinukulong|ginugutom|niyuyugyog|inalog|ibinalibag|inihagis|sinipa ~ tatay|nanay|stepfather|yaya|bantay|lola|lolo|tito|tita|asawa|kinakasama|babysitter|pasa|umiiyak|duguan`,
  ],
  'elder-abuse': [
    'sinasaktan|pinapalo|kinukurot|ginugutom|tinatali|sinasampal|minumura at sinasaktan|hinahampas|ikinukulong|pinapabayaan ~ lola|lolo|matanda|nanay ko|tatay ko|pasyente ~ caregiver|nursing home|yaya|bantay|anak nya|apo|care home|manugang|facility',
  ],
  'sexual-assault': [
    'ginahasa|nirape|na rape|ni rape|rinape|pinagsamantalahan|pinagsamantalahan ako|ginalaw|ginalaw ako|ginalaw nya|pinilit ako|pinuwersa ako|pinwersa ako ~ ako|nya|niya|ng|boss|tito|ex|pinsan|tatay|amain|sex|hubad|kagabi',
    'nilagyan ng|hinaluan ng|nilason ang inumin ~ inumin|alak|droga ~ hubad|nagising|wala akong matandaan|ginalaw',
  ],
  'harm-others': [
    'papatayin ko|patayin ko|mapapatay ko|sasaksakin ko|babarilin ko|tatagain ko|uubusin ko|lalasunin ko|susunugin ko ~ sila|sya|siya|asawa ko|lahat|pamilya|boss|kapitbahay|anak ko|bahay|biyenan|kabit|na talaga|silang',
    `naiisip|iniisip|gusto|parang gusto|natatakot ako na|natatakot akong ~ saktan|masaktan|patayin|mapatay|ihagis|sakalin|lunurin|itapon|takpan ang mukha ~ ${CHILD}`,
  ],
  'voices-telling': [
    'bumubulong|bulong|boses|may nagsasabi|may nag uutos|may nagsasalita|may tumatawag ~ patayin|papatayin|saktan|lunurin|sakalin|tumalon|mamatay|magpakamatay|saksakin|sunugin|barilin|itapon',
  ],
  'held-papers': [
    'passport|pasaporte|papeles|dokumento|visa ~ hawak|kinuha|itinago|tinago|ayaw ibalik|kinumpiska|nasa kanya|nasa kanila|di binabalik|hindi ibinabalik ~ amo|boss|employer|agency|recruiter|ko|namin|nila|nya',
  ],
  'cannot-leave': [
    joined(
      [
        'di kami',
        'hindi kami',
        'di ako',
        'hindi ako',
        'hindi nila ako',
        'di nya ako',
        'hindi nya ako',
        'di kami pwedeng',
        'bawal kaming',
        'bawal akong',
        'hindi kami pwedeng',
      ],
      [
        'pinapalabas',
        'pinalalabas',
        'pinapaalis',
        'pinapayagang lumabas',
        'pinapayagang umalis',
        'lumabas',
        'umalis',
        'makaalis',
        'makalabas',
        'pinapauwi',
      ],
    ),
    'bawal lumabas|bawal umalis|nakakulong kami|ikinukulong kami|ikinulong kami|nakakandado kami|nakalock kami|hindi makaalis|hindi pinapalabas',
  ],
  'unpaid-work': [
    'walang sahod|walang sweldo|walang pasahod|di sinasahuran|hindi sinasahuran|hindi kami binabayaran|di kami binabayaran|hindi ako binabayaran|di ako binabayaran|di pinapasahod|hindi pinapasahod|hindi sinuswelduhan|di sinuswelduhan|kinakaltas lahat',
  ],
  'debt-bond': [
    'utang sa agency|utang ko sa agency|utang sa recruiter|bayaran ang utang|bayaran muna ang utang|mabayaran ang utang|kaltas sa utang|placement fee ~ amo|trabaho|alis|umalis|sahod|hanggang|muna|pa raw|daw',
  ],
  'immigration-threat': [
    'ipapa deport|ipadedeport|ipapadeport|idedeport|ipapa ice|isusumbong sa immigration|isusumbong kami sa immigration|isusumbong ako sa immigration|isusumbong sa ice|tatawag ng ice|tatawagan ang ice|irereport sa immigration|irereport ako sa immigration|ipapahuli kami sa immigration',
  ],
  'sold-for-sex': [
    'binubugaw|ibinubugaw|binebenta kami|ibinebenta kami|binebenta ako|ibinebenta ako|pinapa booking|pinagbebenta ng katawan|pinilit mag customer|pilit na pinapagalaw|pinapagamit kami ~ lalaki|customer|katawan|bugaw|boss|kami|ako',
  ],
  'violence-now': [
    'binabasag|sinisira|winawasak|kinakalampag|sinisipa|pinipilit buksan ~ pinto|bintana ~ asawa|ex|sya|siya|lasing|galit|nya|niya|bf',
    'hinahabol|hinahanap|susugurin|sinugod ~ ako|kami|nya|niya ~ kutsilyo|itak|baril|gulok|martilyo|papatayin|saktan|galit|lasing',
    'nagtatago|nakatago|nagkulong|nakakulong|nagtago ~ cr|banyo|kwarto|aparador|kotse|kapitbahay|closet ~ asawa|sya|siya|ex|bf|tatay|lasing|bugbog|saktan|galit|papatayin|anak ko',
  ],
}
