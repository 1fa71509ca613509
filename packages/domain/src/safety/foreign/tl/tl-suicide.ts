import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'

const MYSELF_GONE =
  'wla na|wla nko|wala nko|wala na ko|wla na ako|wala na ako|wala na aq|wla na aq|wla nako|wala nako|pag wala ako|pag wla ako|kung wala ako|kapag wala ako|mawala nko|mawala na ko|mawala ko|mawala na lang ako|mawala nalang ako|mawala nlng ako|pag wala na ko|pag wla na ko|wala ako sa mundo'
const MEANS = 'gamot|pills|sleeping pills|tableta|lubid|tali|lason|blade|kutsilyo|baril|zonrox|muriatic'
const JOINING =
  'susunod na ako|susunod na ko|susunod nako|susunod ako|sumunod na ako|sumunod na lang ako|susundan ko na|sasama na ako|sasama na ko|pupunta na ako|pupuntahan ko na|magkikita na kami|makakasama ko na|gusto ko nang sumunod|gusto ko na sumunod'
const DEAD =
  'kay nanay|kay tatay|kay mama|kay papa|kay lola|kay lolo|kay inay|kay itay|kay misis|kay mister|kay ate|kay kuya|kay mommy|kay daddy|kay bunso|kay baby|sa asawa ko|sa kanya|sa langit|sa anak ko|sa yumao'
const THE_DEAD = `${DEAD}|si nanay|si tatay|si mama|si papa|si lola|si lolo|si inay|asawa kong namatay|namatay|patay na`
const TONIGHT =
  'ngayong gabi|mamaya|sulat|paalam|bahala|drawer|tonight|patawad|langit|mahal|libing|namatay|patay na|di ko na kaya|hirap mabuhay'
const EDGE =
  'gilid ng tulay|gilid ng overpass|gilid ng footbridge|gilid ng rooftop|gilid ng building|gilid ng bangin|gilid ng bubong|gilid ng riles|sa riles|gitna ng riles|railing|barandilya|pasamano|ledge|dulo ng tulay|tuktok ng tulay|labas ng railing|ibabaw ng tulay|gilid ng balcony|gilid ng terrace|gilid ng dagat|taas ng tulay'

/** Suicide and self-harm, said, planned or done. */
export const TAGALOG_SUICIDE: Lexicon = {
  'suicide-said': [
    'maglalaslas|mag lalaslas|magla laslas|mag laslas|maglaslas|maglalaslas na|lalaslasin ko|laslasin ko|lalaslasan ko|maghihiwa ako ng pulso|hihiwain ko pulso|hihiwain ko ang pulso|puputulin ko ugat|mag bibigti|mag bigti|bibigtiin ko|magpapasagasa|mag papasagasa|magpasagasa na lang|magpapakalunod|magpakalunod|mag papakalunod|mag ooverdose|mag overdose|magooverdose|mag o overdose|mag oover dose|maglalason|mag lalason|mag lason|lalasunin ko sarili|lalasunin ko ang sarili|mag papakamatay|mag pakamatay|magpaka matay|magpapaka matay|babarilin ko sarili|babarilin ko ang sarili|babarilin ko na sarili|tatapusin ko na buhay|tatapusin ko na ang buhay|susunugin ko sarili|susunugin ko ang sarili',
    'tatalon|tatalon na|tatalon na lang|lulundag|lulundag na|talon na lang|tumalon na lang ~ mamaya|ngayong gabi|tulay|building|tren|lrt|mrt|rooftop|bangin|balcony',
    'gusto|gustong|gusto ko|gusto ko na|gusto kong|gusto ko nang|gusto nyang|gusto niyang|gusto nya|sana ~ mamatay|mamatay na|mamatay na lang|magpakamatay|mawala na|mawala na lang|maglaho|maglaho na|maglaho na lang|matulog na lang habambuhay|mawala nalang|mamatay nalang|mamahinga na|matapos na lahat|mawala sa mundo|tapusin na|tumalon',
    'ayoko|ayaw ko|ayaw kong|ayoko nang|ayaw na nya|ayaw niya|ayaw nya|ayaw na niyang|ayaw na nyang|ayaw na|ayko|hindi ko na gusto ~ mabuhay|mabuhay pa|magising|sa mundo|sa buhay|gumising',
    'magpakamatay|magpapakamatay|nagpakamatay|magpakamatay na|pagpapakamatay|mag suicide|magsusuicide|magsuicide|mag susuicide|magbigti|magbibigti|nagbigti|magbibigti daw|tatalon sa tulay|tumalon sa tulay|tatalon sa building|mag overdose na lang|maglalaslas|tatalon ako',
    'sarili|sarili ko|sarili nya|sarili niya ~ saktan|patayin|papatayin|sasaktan|tapusin|sinasaktan|wakasan|barilin|sinaktan|saktan ko',
    'buhay|buhay ko|lahat|lahat ng ito|sarili ~ wakasan|tapusin|tatapusin|wawakasan|tapusin ko na|kitilin|tatapusin ko na',
    'wala ng saysay|wala nang saysay|walang saysay|walang kwenta|wala ng kwenta|wala nang kwenta|wala nang silbi|walang silbi|wala ng dahilan|wala nang dahilan|walang dahilan|wala na akong dahilan ~ mabuhay|buhay|buhay ko|mundo|para mabuhay',
    'mas mabuti|mas okay|mas ok|mas maganda|mas magiging masaya|mas sasaya ~ wala na ako|mawala na ako|wala ako|mamatay na ako|patay na ako|mamatay na lang|mawala',
    'pabigat ~ mawala|mamatay|wala na ako|lahat',
    'paalam ~ mundo|lahat|patawarin|huling|sa inyong lahat',
    'tumalon|tatalon|talon|tumalon na ~ tulay|building|bubong|bintana|riles|tren|rooftop',
    'di ko na kaya|hindi ko na kaya|pagod na pagod na ko|pagod na pagod na ako|pagod na ako|pagod na ko ~ mabuhay|sa buhay|mamatay',
    'iinom ako|iinom ako ng|iinumin ko ~ lason|lahat ng gamot|lahat ng pills|zonrox|muriatic',
    'sana hindi na ako magising|sana di na ako magising|sana di na ko magising|sana hindi na ko magising|sana mamatay na',
    `mas ok|mas okay|mas okey|mas oks|mas mabuti|mas maganda|mas magaan|mas masaya|mas sasaya|mas maayos|mas gagaan|mas bubuti|makakahinga sila ~ ${MYSELF_GONE}`,
    'magpahinga|mamahinga|matulog|makatulog|pumikit|mawala|maidlip|tulog ~ habambuhay|habang buhay|forever|magpakailanman|for good|hindi na gigising|di na gigising|wag na magising|wag nang magising|tuluyan|di na magigising|hindi na magigising|wag na gumising|wag nang gumising|walang gisingan',
    `${MEANS} ~ iniipon|naipon|inipon|nag ipon|nakahanda|nakaready|naka ready|ready na|handa na|bumili na ako|binili ko|nasa tabi ko|hawak ko|hawak ko na ~ mamaya|ngayong gabi|tonight|matapos|magpahinga|habambuhay|wakas|tapos na|paalam|ayoko na|pagod na|mawala|sarili ko|di ko na kaya|hindi ko na kaya`,
    'gusto|gusto ko|gusto q|gsto ko|gusto nya|gusto niya|gs2 ko ~ mamatay|mamtay|mawala na|mwala na|mamahinga|magpahinga na habambuhay|manahimik na|sumunod na kay|sumunod kay|kunin na ako|maglaho|wakasan|tapusin ang lahat|tapusin lahat|matapos na lahat|matapos na to|matapos na ang lahat|mategi|matigok|madedo',
    'kunin na ako|kunin na sana ako|kunin mo na ako|kunin mo na ko|kunin na ko ~ lord|panginoon|diyos|god|sana',
    'ayoko na|ayaw ko na|ayko na|ayoq na|aq ko na|ayaw q na|ayaw ko nang|ayoko nang|wala na kong gana|wala na akong gana ~ mabuhay|mbuhay|huminga pa|gumising|magising|ipagpatuloy ang buhay|magpatuloy|sa mundo|sa buhay|lumaban',
    'wala na akong|wala na kong|wala ng|wala nang|wala akong ~ rason|dahilan|pag asa|silbi|kwenta|saysay|halaga|lakas ~ mabuhay|buhay|mundo|lumaban|huminga|gumising|mawala|mamahinga',
    'magpapakamatay|mgpapakamatay|mgpakamatay|magpakamtay|mgpkamatay|magpapatiwakal|magpatiwakal|nagpatiwakal|kikitilin ko|tatapusin ko na sarili|tatapusin ko na ang sarili|magbibigti|magbibigte|magbigte|magsasaksak sa sarili|magpapasagasa|magpapabangga|ibabangga ko|tatalon na ko|tatalon na ako|tatalon nako|tumalon na lang|itatalon ko|hihiga sa riles|hihiga ako sa riles',
    'huling araw ko|huling gabi ko|last day ko|last night ko|huling mensahe ko|last message ko|huling post ko|huling tulog ko|hanggang dito na lang ako|hanggang dito nalang ako|hanggang dito na lang ang buhay ~ na to|na ito|sa mundo|mahal|paalam|patawad|sa lupa|sa buhay|wag nyo',
    'paalam|goodbye|babay|bye ~ mundo|sa inyong lahat|patawad|patawarin|mahal na mahal ko kayo|habang buhay|huli na to|wag nyo na ako hanapin|wag nyo na akong hanapin|ayoko na|di ko na kaya|pagod na',
    'nasa|nakatayo ako|nandito ako|andito ako|nkatayo ~ tulay|rooftop|gilid ng building|riles|bangin|tuktok|balcony|ledge ~ tatalon|tumalon|ayoko na|tapos na|paalam|di ko na kaya|matapos|mawala',
    'uminom|ininom|nilaklak|lumaklak|iinom|iinumin|lalaklakin ~ para mamatay|para matapos|para mawala|para di na magising|para hindi na magising|gusto ko na mamatay|gusto nang mamatay',
    'pagod na pagod|pagod na|suko na|sumusuko na|hindi ko na kaya|di ko na kaya|d ko na kaya ~ mabuhay|buhay ko|mundo|mamatay|mawala na|magpahinga na habambuhay|paalam|wakasan|wla na silbi',
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
    'nagsulat|sumulat|nakasulat|nakapagsulat|nagiwan|nag iwan|may iniwan|naisulat|sinulat|isinulat|nakasulat nako|nakasulat na ko|nakasulat na ako|nagsulat nako ~ sulat|liham|letter|kay mama|kay papa|kay nanay|kay tatay|para kay|para sa mga anak|para sa anak|para sa inyo|kay misis|kay mister|sa pamilya ~ mamaya|mamayang|ngayong gabi|matatapos|tatapusin|tapusin|gagawin ko na|paalam|tapos na ang lahat|ayoko na|patawad|pag tulog|pag wala|sa mesa|ilalim ng unan',
    'sulat|liham|letter|huling sulat ~ mesa|lamesa|unan|drawer|ref|kama|altar|bag ~ mamaya|mamayang|ngayong gabi|tapos na|matatapos|pahinga|paalam|ayoko na|pagod ko|tatapusin|di na ko|di na ako',
    'pag tulog na sila|pag tulog na ang lahat|pag nakatulog na sila|kapag tulog na sila|pag alis nila|pag wala sila|pagtulog nila|pag tulog na mga bata|pag tulog na lahat|pag nakatulog na ~ tatapusin ko|tapusin ko|gagawin ko na|itutuloy ko|tutuloy ko|tapos na|matatapos|tatalon|iinumin ko|iinom|lubid|tali|gamot|paalam|aalis na ako sa mundo|wala na ako',
    'tatapusin ko na|tapusin ko na|tatapusin ko na lahat|tatapusin ko na to|tatapusin ko na ito|wawakasan ko na|gagawin ko na|itutuloy ko na|tutuloy ko na ~ mamaya|mamayang|ngayong gabi|tonight|bukas|pag tulog|pag wala|sulat ~ ayoko na|ayaw ko na|sulat|paalam|patawad|di ko na kaya|hindi ko na kaya|pagod na|tulog na sila|buhay|lahat',
    'mamaya|mamayang madaling araw|mamayang gabi|ngayong gabi|bukas ng umaga ~ matatapos na ang lahat|matatapos na lahat|matatapos na din lahat|matatapos na rin|tapos na ang lahat|tapos na lahat|tapos na ang pagod|tapos na ang hirap|tapos na ang sakit|tapos na ang problema|wala na akong problema|payapa na ako|makakapagpahinga na ako ~ sulat|anak|paalam|patawad|sorry|mama|papa|ayoko|pagod ko|hirap ko|mahal',
    'may tali na|may lubid na|nakatali na|nakasabit na|lubid|tali|tali na|lubid na|kumot na tinali ~ garahe|kisame|puno|biga|kwarto|banyo|likod bahay|garage ~ ako na lang|ako nalang|ko na lang|kulang|ready na|handa na|mamaya|ngayong gabi|leeg|tapos na',
    'huling kita na|huling pagkikita|huling usap na|huling tawag ko na|huling chat ko na|huling yakap|last na usap|last na kita|last na kita na|last na to|last na yakap ~ off|phone|paalam|di na ma contact|di makontak|hindi makontak|di sumasagot|hindi sumasagot|umalis|nawawala|mahal|iyak|sinabi|sabi',
    'isang hakbang|isang talon|isang bitaw|bibitaw|bumitaw|bibitaw na|bibitaw na lang|pag bumitaw|talon na ~ rooftop|tulay|parking|bubong|gilid|railing|balcony|condo|building|overpass|bangin|roofdeck|deck',
    'nakatayo|nakaupo|nandito|andito|nasa|umakyat|nkatayo ~ rooftop|roofdeck|roof deck|bubong|parking|pinakataas|itaas ng building|taas ng building|taas ng condo|tuktok ~ hakbang|talon|tumalon|bitaw|tapos na|paalam|ayoko na|pagod na|tahimik|hangin|wala nang|matatapos',
    'ayoko na|ayaw ko na|ayoko na talaga|suko na ko|suko na ako|di ko na kaya|hindi ko na kaya|pagod na pagod na ~ tatapusin|tapusin|gagawin ko na|mamaya ~ tulog na|sulat|mamaya|gabi|lubid|tali|gamot|tulay',
    'nasa gilid|nakatayo sa gilid|nakaupo sa gilid|nasa dulo|nasa pasamano ~ roofdeck|rooftop|bubong|building|condo|tulay|overpass|bangin|riles|balcony ~ ayaw bumaba|ayaw umalis|umiiyak|tatalon|kausapin|bumaba|tulong',
  ],
  'suicide-named': ['suicide|suicidal|magpakamatay|pagpapakamatay'],
  'self-harm': [
    'laslas|naglaslas|naglalaslas|nilaslas|laslasin|nilalaslas|maglaslas',
    'hinihiwa|hiniwa|sinusugatan|sinugatan ~ sarili|braso ko|hita ko|pulso|sarili ko',
    'laslas|naglaslas|hinihiwa|hiniwa|hinihiwaan|kinukudlitan|kudlit|sinugatan|binubugbog ko|inuuntog ko|pinapaso ko ~ sarili|braso ko|hita ko|pulso|pulso ko|kamay ko|binti ko|ulo ko|pader',
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
  'done-with-it': [
    'ayoko na talaga|ayaw ko na talaga|ayoko na|suko na ako|suko na ko|sumusuko na ako|sumusuko na ko',
    'ayoko na po|pagod na pagod na ko|pagod na pagod na ako',
  ],
}
