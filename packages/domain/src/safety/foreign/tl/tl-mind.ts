import type { Lexicon } from '../../lexicon/lexicon'
import { BLOOD, CHILD, NOT, PAIN } from './tl-words'

const MAN =
  'asawa|asawa ko|mister|mister ko|boyfriend|bf|jowa|kinakasama|live in partner|ka live in|partner|ex|tatay|papa|stepfather|amain|biyenan|misis|girlfriend|gf|nanay|mama|siya|sya|nya|niya|kuya|tito|husband|wife|anak ko'
const BEATS =
  'sinasaktan|sinaktan|binubugbog|binugbog|bugbog|nambubugbog|bubugbugin|sinasakal|sinakal|sinuntok|sinusuntok|sinampal|sinasampal|sinipa|sinisipa|tinadyakan|tinutukan|tinutok|kinulong|ikinulong|kinukulong|pinagbubuhatan|pinagbuhatan|pagbuhatan|nananakit|hinampas|hinahampas|pinalo|pinapalo|pinapatay|papatayin|pinagbabantaan|pinagbantaan|binantaan|binabantaan|kinaladkad|sinabunutan|sinasabunutan|itinulak|tinulak|tinutulak|ginulpi|ginugulpi|pinaso|nilatigo'

export const TAGALOG_MIND: Lexicon = {
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
  ],
  'suicide-named': ['suicide|suicidal|magpakamatay|pagpapakamatay'],
  'self-harm': [
    'laslas|naglaslas|naglalaslas|nilaslas|laslasin|nilalaslas|maglaslas',
    'hinihiwa|hiniwa|sinusugatan|sinugatan ~ sarili|braso ko|hita ko|pulso|sarili ko',
  ],
  'harm-others': [
    'papatayin ko|patayin ko|mapapatay ko|gusto kong patayin|gusto ko syang patayin|gusto ko silang patayin|gusto ko siyang patayin|babarilin ko|sasaksakin ko|sasakalin ko ~ siya|sya|sila|boss|asawa|lahat|anak|baby|ko|nanay|tatay|kapitbahay',
    'naiisip|iniisip|gusto ~ saktan|patayin|ihagis|sakalin|lunurin|itapon ~ baby|anak|sanggol|bata',
  ],
  'voices-telling': [
    'boses|bulong|bumubulong|nagsasalita ~ naririnig|nadidinig|sinasabi|inuutusan|nag uutos|nagsasabi|nagsasabing|inuutos|sabi ~ patayin|saktan|mamatay|tumalon|pumatay|magpakamatay|sila|utos|uutos|inuutusan',
  ],
  voices: ['boses|bulong ~ naririnig|nadidinig'],
  'violence-home': [
    `${MAN} ~ ako|ko|akin|nanay|mama|kami|kapatid|mga bata|sakin|nanay ko ~ ${BEATS}`,
    `${BEATS} ~ ako ng|ako ni|ako nya|ako niya|nya ako|nya ko|niya ako|ako gabi|nya kami|kami ng|niya ko|ko ng asawa|kami ni|ko ng tatay`,
    'pinagbubuhatan ako ng kamay|pinagbubuhatan ng kamay|binubugbog|binugbog|sinasakal|sinakal nya|ginugulpi',
    'karahasan sa tahanan ~ biktima|ako',
    'takot|natatakot ~ asawa|umuwi|mister ~ sasaktan|saktan|bubugbugin|patayin|bugbog',
  ],
  'violence-now': [
    'papatayin|patayin|babarilin|sasaksakin ~ daw|nya ako|niya ako|nya ko|niya ko|kami|ako',
    'may baril|may kutsilyo|may itak ~ asawa|asawa ko|sya|siya|mister|bf ~ uubusin|papatayin|sabi nya|lasing|galit|nagbabanta|nanakot',
    'uubusin|papatayin ~ kami|kaming lahat|ako|pamilya ko',
    'may hawak|tinutukan|hawak|tinutok|may dalang|inilabas ~ kutsilyo|baril|itak|patalim|gulok ~ ako|kami|sakin|sya|siya|asawa|akin|kami|nya|pinto',
    'nagtatago|nakatago|nakakulong|nagkulong ~ banyo|cr|kwarto|aparador ~ asawa|sya|siya|galit|saktan|hinahanap',
  ],
  'sexual-assault': [
    'ginahasa|nirape|ni rape|na rape|narape|ginagahasa|gahasain|minolestya|hinalay|minomolestya|rape|molestya|namolestya|minanyak',
    'pinilit ~ makipag sex|makipagtalik|sex|galaw|hinubaran',
  ],
  'child-abuse': [
    `hinihipuan|hinipuan|hinawakan|hinahawakan|hinipo|minolestya|hinihipo ~ ${CHILD}|pamangkin ~ ari|private|maselan|dede|puwet|pwet|panty`,
    `${CHILD} ~ binubugbog|bugbog|pinapaso|sinturon|binugbog|pasa pasa|puro pasa|ginugulpi`,
  ],
  'postpartum-mood': [
    `nanganak|panganganak|kapapanganak|kakapanganak|postpartum ~ saktan|sasaktan|patayin|itapon|mawala|lunurin ~ baby|anak|sarili|bata|na lang`,
  ],
  depressed: [
    'malungkot|nalulungkot|depressed|lungkot|iyak ng iyak|iyak nang iyak|depression|walang gana sa lahat|nade depress|nadedepress',
  ],
  anxious: ['kinakabahan|nerbyos|ninenerbyos|anxiety|balisa|nag aalala|panic attack|anxious|praning'],
  insomnia: [`${NOT} ~ makatulog|nakakatulog`, 'hirap makatulog|insomnia|puyat'],
  pregnant: [
    'buntis|buntis ako|preggy|nagbubuntis|pinagbubuntis|juntis|pregnant|buntes|kabuwanan ko|dalang tao|nagdadalang tao|ipinagbubuntis',
    'buwan|months|weeks|linggo ~ tiyan ko|buntis|pinagbubuntis|kabuwanan',
  ],
  postpartum: [
    'nanganak|kapapanganak|kakapanganak|bagong panganak|kakapanganak ko|pagkapanganak|kapanganakan ko|na cs|nacs|cesarean|kaka anak|kakaanak ~ ko|ako|asawa|lang|misis|linggo|araw|sya|kahapon|pa|baby',
  ],
  'vaginal-bleeding': [
    `buntis|preggy|nagbubuntis|pwerta|puwerta|panty|ari|ilalim|vagina|regla ~ ${BLOOD}|spotting|may lumalabas na`,
    'spotting|dinudugo ako|dinudugo|dinugo',
  ],
  'heavy-vaginal-bleeding': [
    'napkin|pad|pads|diaper|modess ~ oras|puno|napupuno|basang basa|puno agad|punong puno|palit ng palit',
    `regla|nanganak|panganganak|kapapanganak|kakapanganak|mens|buntis|preggy|pwerta ~ ${BLOOD} ~ malakas|ang lakas|sobrang lakas|marami|maraming|buo buo|buo buong|ayaw tumigil|walang tigil|matindi|matinding|grabe`,
    'dugo ~ buo buo|buo buong|namuong|malalaking buo|parang atay',
    'buntis|preggy ~ dinudugo|dinudugo ako|dinugo|nagdudugo|bleeding',
  ],
  'fluid-leak': [
    'panubigan|tubig ~ pumutok|nabasag|tumagas|tumatagas|sumabog|pumutok na|lumabas ~ panubigan|buntis|weeks|months|pwerta|ko|nya|niya',
    'pumutok na panubigan|pumutok panubigan|pumutok ang panubigan',
  ],
  contractions: [
    'contraction*|naglalabor|nagle labor|nag lalabor|labor na|nag labor|manganganak na|humihilab ang tiyan ~ buntis|minuto|weeks|ako|sya|asawa|misis|na|minutes',
    'lumalabas na ang ulo|lumalabas na si baby|lumalabas na ang bata|lumalabas na yung bata|lumabas na ang ulo|pusod ~ lumabas|labas|baby|bata|ulo',
  ],
  'baby-moves-less': [
    `${NOT}|di masyado|hindi masyado|hindi ko maramdaman|di ko maramdaman|bihira ~ ramdam|maramdaman|nararamdaman|maramdamang|gumagalaw|sumisipa|galaw|malikot|gumalaw|sipa ~ baby|tiyan|bata|anak|buntis|tyan|sa loob`,
    'wala akong maramdamang galaw|di ko na maramdaman si baby|hindi ko na maramdaman si baby|walang galaw si baby|di na gumagalaw si baby|hindi na gumagalaw si baby|humina ang galaw',
  ],
  'swollen-hands-face': ['kamay|mukha ~ manas|namamaga|maga|namamanas'],
  'ill-baby': [
    `ayaw dumede|ayaw nang dumede|hindi dumedede|di dumedede|ayaw kumain|ayaw uminom|ayaw dede|ayaw magdede|hindi na dumedede|di na dumedede|hindi makadede|di makadede|ayaw magdede|ayaw na dumede`,
    'iyak ng iyak|iyak nang iyak|walang tigil ang iyak|mahina ang iyak|mahina umiyak|ayaw tumahan|di mapatahan',
  ],
  'infant-word': [
    'baby|sanggol|beybi|baby ko|si baby|bagong silang',
    'buwang gulang|months old|mos old|buwan pa lang|buwan palang|month old',
  ],
  'newborn-word': [
    'bagong silang|newborn|bagong panganak na baby|kapapanganak na baby|kapapanganak lang na|kakapanganak lang na baby|new born',
    'linggo|weeks old|week old|linggong|araw|days old|araw pa lang|linggo pa lang|linggo palang|wks old ~ baby|sanggol|anak',
  ],
  'age-under-3-months': [
    'isang buwan|1 buwan|2 buwan|dalawang buwan|1 month|2 months|1 month old|2 months old|isang buwang|dalawang buwang|1mo|2mos|one month|two months ~ baby|sanggol|anak|pa lang|palang',
    'weeks old|week old|linggong gulang|days old',
  ],
  'child-word': [CHILD],
  'elder-word': ['lolo|lola|matanda|matandang|lolo ko|lola ko|senior'],
  fever: [
    'lagnat|nilalagnat|may lagnat|nilagnat|nilalagnat ang|sinat|sinisinat|fever|mainit ang noo|mainit sya|nag aapoy sa lagnat|inaapoy ng lagnat|lagnatin',
  ],
  'high-fever': [
    'mataas ang lagnat|mataas na lagnat|mataas lagnat|nag aapoy sa lagnat|inaapoy ng lagnat|ang taas ng lagnat|taas ng lagnat|mataas yung lagnat',
  ],
  'lasting-fever': [
    'lagnat|nilalagnat ~ tatlong araw|apat na araw|limang araw|isang linggo|3 araw|4 na araw|5 araw|3 days|4 days|5 days|di bumababa|hindi bumababa|ayaw bumaba|pabalik balik',
  ],
  'temp-38': ['lagnat|nilalagnat|temp|temperature ~ 38|385|384|383|388|39|395|392|40|405|101|102|103|104|105'],
  'temp-39': ['lagnat|nilalagnat|temp|temperature ~ 39|391|392|393|395|398|40|405|103|104|105'],
  'temp-40': ['lagnat|nilalagnat|temp|temperature ~ 40|401|402|405|41|104|105'],
  chills: ['giniginaw|ginaw|ginaw na ginaw|chills|nangangatog sa ginaw'],
  cough: ['ubo|inuubo|umuubo|ubo ng ubo|inuubo ako|may ubo'],
  cold: ['sipon|sinisipon|baradong ilong|barado ilong|barado ang ilong|bumabahing|bahing'],
  flu: ['trangkaso|tinatrangkaso|covid|flu|masakit ang katawan|sakit ng katawan|masakit katawan'],
  'sore-throat': [`lalamunan|throat ~ ${PAIN}|makati|nangangati|magaspang|tonsil`, 'sore throat|paos|tonsil'],
  'ear-pain': [`tenga|tainga ~ ${PAIN}|nana|luga`],
  diarrhea: ['nagtatae|pagtatae|lbm|tae ng tae|tae nang tae|diarrhea|nag tatae|basa ang dumi'],
  constipation: ['di makadumi|hindi makadumi|constipated|tibi|tinitibi|hirap dumumi'],
  heartburn: ['acid reflux|hyperacidity|nangangasim|acidic|gerd|asim ng sikmura'],
  rash: [
    'pantal|rashes|butlig|galis|bungang araw',
    'nangangati|makati|kati|pangangati ~ balat|braso|binti|katawan|likod|kamay|leeg|mukha|singit',
  ],
  'tooth-pain': [`ngipin|ngipin ko|gilagid|bagang ~ ${PAIN}|namamaga|maga`],
  'joint-ache': [`tuhod|kasukasuan|balikat|siko|rayuma ~ ${PAIN}`, 'rayuma|nirarayuma'],
  sprain: ['pilay|napilayan|natapilok|napilay|bukong bukong|na sprain'],
  nosebleed: [`ilong ~ ${BLOOD}`, 'balinguyngoy|nagnosebleed|nag nosebleed|nosebleed'],
  'red-eye': ['sore eyes|sore eye', 'mata ~ namumula|mapula|nagmumuta|makati|nagluluha|pula'],
  'eye-pain': [`mata ~ masakit|sumasakit|kumikirot|mahapdi`],
  tired: ['pagod|nanghihina|laging pagod|walang lakas|matamlay ako|hapo'],
  'refill-or-visit': [
    'refill|pa checkup|magpacheckup|magpa check up|check up|checkup|appointment|bakuna|pabakuna|magpabakuna|reseta|resulta ng',
  ],
  'period-problem': ['regla|dalaw|mens|dysmenorrhea|puson pag may regla'],
  'insect-sting': ['lamok|surot|langgam|insekto ~ kagat|kinagat|nakagat'],
  'minor-cut': ['gasgas|nahiwa ang daliri|nahiwa daliri'],
  lasting: [
    'isang linggo na|dalawang linggo na|ilang araw na|matagal na|isang buwan na|ilang linggo na|1 week na|2 weeks na',
  ],
  sudden: ['bigla|biglang|biglaan|bigla na lang|bigla nalang'],
  severe: ['sobra|sobrang|matindi|matinding|grabe|grabeng|napakasakit|malala|malalang'],
  'getting-worse': ['lumalala|lalong|palala ng palala|lumala|mas lumala'],
  cancer: ['kanser|cancer'],
  'weak-immunity': ['chemo|nagchechemo|dialysis|na transplant'],
  'post-surgery': ['inoperahan|naoperahan|kakaopera|pagkatapos ng opera|opera ko|operasyon ko'],
  'swelling-other': ['namamaga|maga|magang maga'],
}
