import type { Lexicon } from '../../lexicon/lexicon'
import { CHILD } from './tl-words'
import { joined } from '../choices'

const MAN =
  'asawa|asawa ko|mister|mister ko|boyfriend|bf|jowa|kinakasama|live in partner|ka live in|partner|ex|tatay|papa|stepfather|amain|biyenan|misis|girlfriend|gf|nanay|mama|siya|sya|nya|niya|kuya|tito|husband|wife|anak ko'
const BEATS =
  'sinasaktan|sinaktan|binubugbog|binugbog|bugbog|nambubugbog|bubugbugin|sinasakal|sinakal|sinuntok|sinusuntok|sinampal|sinasampal|sinipa|sinisipa|tinadyakan|tinutukan|tinutok|kinulong|ikinulong|kinukulong|pinagbubuhatan|pinagbuhatan|pagbuhatan|nananakit|hinampas|hinahampas|pinalo|pinapalo|pinapatay|papatayin|pinagbabantaan|pinagbantaan|binantaan|binabantaan|kinaladkad|sinabunutan|sinasabunutan|itinulak|tinulak|tinutulak|ginulpi|ginugulpi|pinaso|nilatigo'
const BLADE =
  'itak|gulok|kutsilyo|baril|patalim|bolo|palakol|martilyo|tubo|icepick|ice pick|sumpak|pamalo|dos por dos|bote|kutsilyong|balisong'

/** Violence at home, abuse, assault and harm to others. */
export const TAGALOG_VIOLENCE: Lexicon = {
  'harm-others': [
    'papatayin ko|patayin ko|mapapatay ko|gusto kong patayin|gusto ko syang patayin|gusto ko silang patayin|gusto ko siyang patayin|babarilin ko|sasaksakin ko|sasakalin ko ~ siya|sya|sila|boss|asawa|lahat|anak|baby|ko|nanay|tatay|kapitbahay',
    'naiisip|iniisip|gusto ~ saktan|patayin|ihagis|sakalin|lunurin|itapon ~ baby|anak|sanggol|bata',
    'papatayin ko|patayin ko|mapapatay ko|sasaksakin ko|babarilin ko|tatagain ko|uubusin ko|lalasunin ko|susunugin ko ~ sila|sya|siya|asawa ko|lahat|pamilya|boss|kapitbahay|anak ko|bahay|biyenan|kabit|na talaga|silang',
    `naiisip|iniisip|gusto|parang gusto|natatakot ako na|natatakot akong ~ saktan|masaktan|patayin|mapatay|ihagis|sakalin|lunurin|itapon|takpan ang mukha ~ ${CHILD}`,
    'naiisip|pumapasok sa isip|gusto|parang gusto|natutukso|muntik|muntikan|natatakot akong ~ itapon|ihulog|takpan ng unan|takluban ng unan|lunurin|sakalin|alugin|yugyugin|ibato|ihampas|sasaktan|masaktan|saktan ~ baby|anak ko|bata|sanggol|bunso',
  ],
  'voices-telling': [
    'boses|bulong|bumubulong|nagsasalita ~ naririnig|nadidinig|sinasabi|inuutusan|nag uutos|nagsasabi|nagsasabing|inuutos|sabi ~ patayin|saktan|mamatay|tumalon|pumatay|magpakamatay|sila|utos|uutos|inuutusan',
    'bumubulong|bulong|boses|may nagsasabi|may nag uutos|may nagsasalita|may tumatawag ~ patayin|papatayin|saktan|lunurin|sakalin|tumalon|mamatay|magpakamatay|saksakin|sunugin|barilin|itapon',
    'boses|bumubulong|bulong|demonyo|diyos|espiritu|anino|may tao sa isip|nagsasalita sa utak ~ saksakin|patayin|saktan|sunugin|tumalon|lunurin|sakalin|gawin ko|inuutusan|utos|utusan',
  ],
  voices: ['boses|bulong ~ naririnig|nadidinig'],
  'violence-home': [
    `${MAN} ~ ako|ko|akin|nanay|mama|kami|kapatid|mga bata|sakin|nanay ko ~ ${BEATS}`,
    `${BEATS} ~ ako ng|ako ni|ako nya|ako niya|nya ako|nya ko|niya ako|ako gabi|nya kami|kami ng|niya ko|ko ng asawa|kami ni|ko ng tatay`,
    'pinagbubuhatan ako ng kamay|pinagbubuhatan ng kamay|binubugbog|binugbog|sinasakal|sinakal nya|ginugulpi',
    'karahasan sa tahanan ~ biktima|ako',
    'takot|natatakot ~ asawa|umuwi|mister ~ sasaktan|saktan|bubugbugin|patayin|bugbog',
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
  'violence-now': [
    'papatayin|patayin|babarilin|sasaksakin ~ daw|nya ako|niya ako|nya ko|niya ko|kami|ako',
    'may baril|may kutsilyo|may itak ~ asawa|asawa ko|sya|siya|mister|bf ~ uubusin|papatayin|sabi nya|lasing|galit|nagbabanta|nanakot',
    'uubusin|papatayin ~ kami|kaming lahat|ako|pamilya ko',
    'may hawak|tinutukan|hawak|tinutok|may dalang|inilabas ~ kutsilyo|baril|itak|patalim|gulok ~ ako|kami|sakin|sya|siya|asawa|akin|kami|nya|pinto',
    'nagtatago|nakatago|nakakulong|nagkulong ~ banyo|cr|kwarto|aparador ~ asawa|sya|siya|galit|saktan|hinahanap',
    'binabasag|sinisira|winawasak|kinakalampag|sinisipa|pinipilit buksan ~ pinto|bintana ~ asawa|ex|sya|siya|lasing|galit|nya|niya|bf',
    'hinahabol|hinahanap|susugurin|sinugod ~ ako|kami|nya|niya ~ kutsilyo|itak|baril|gulok|martilyo|papatayin|saktan|galit|lasing',
    'nagtatago|nakatago|nagkulong|nakakulong|nagtago ~ cr|banyo|kwarto|aparador|kotse|kapitbahay|closet ~ asawa|sya|siya|ex|bf|tatay|lasing|bugbog|saktan|galit|papatayin|anak ko',
    `${BLADE} ~ hinahabol|habol|sinusugod|susugod|susugurin|nagwawala|naghahamon|hinahanap|tinatakot|nananakot|iwinawasiwas|winawasiwas|nakatutok|itinutok|tinututok|tinutukan|inambaan|umaamba|itinaga|tinataga|nanaga|nag aamok|nag amok|huramentado`,
    `may|hawak|dala|dalang|bitbit|kumuha|inilabas|nilabas ~ ${BLADE} ~ lasing|galit|papatayin|patayin|uubusin|si kuya|kuya ko|tito ko|tatay ko|si papa|asawa ko|kapatid ko|ex ko|pinto|sa labas`,
    'sinisira|winawasak|binabayo|kinakalabog|pinupukpok|sinisipa|pinipilit pumasok|gusto pumasok ~ pinto|gate|bintana ~ ex ko|asawa ko|lasing|galit|papatayin|kami|ng anak ko|kuya|tatay',
    'susunugin|sisilaban|bubuhusan ng gas|binuhusan ng gas|binuhusan ng gasolina|bubuhusan ng gasolina ~ bahay|kami|ako|daw|nya|kaming',
  ],
  'sexual-assault': [
    'ginahasa|nirape|ni rape|na rape|narape|ginagahasa|gahasain|minolestya|hinalay|minomolestya|rape|molestya|namolestya|minanyak',
    'pinilit ~ makipag sex|makipagtalik|sex|galaw|hinubaran',
    'ginahasa|nirape|na rape|ni rape|rinape|pinagsamantalahan|pinagsamantalahan ako|ginalaw|ginalaw ako|ginalaw nya|pinilit ako|pinuwersa ako|pinwersa ako ~ ako|nya|niya|ng|boss|tito|ex|pinsan|tatay|amain|sex|hubad|kagabi',
    'nilagyan ng|hinaluan ng|nilason ang inumin ~ inumin|alak|droga ~ hubad|nagising|wala akong matandaan|ginalaw',
  ],
  'child-abuse': [
    `hinihipuan|hinipuan|hinawakan|hinahawakan|hinipo|minolestya|hinihipo ~ ${CHILD}|pamangkin ~ ari|private|maselan|dede|puwet|pwet|panty`,
    `${CHILD} ~ binubugbog|bugbog|pinapaso|sinturon|binugbog|pasa pasa|puro pasa|ginugulpi`,
    `hinihipuan|hinipuan|hinihipo|hinipo|minanyak|minamanyak|minomolestya|minolestya|ginagapang|ginapang|nilalaro ang ari|pinapahawak|pinahawak ~ ${CHILD}|pamangkin|pinsan|kapatid ko|estudyante`,
    `${CHILD} ~ binubugbog|ginugulpi|pinapalo|hinahampas|sinusunog|pinapaso|ikinukulong|ginugutom|niyuyugyog|inalog|ibinalibag|inihagis|sinipa ~ tatay|nanay|stepfather|yaya|bantay|lola|lolo|tito|tita|asawa|kinakasama|babysitter|pasa|umiiyak|duguan`,
    'hinipuan|hinihipuan|hinawakan|hinahawakan|dinilaan|pinasok ang daliri|pinahawak|pinapahawak|hinalikan sa labi|pinaghubad|pinahubad|sinilipan|binosohan|tinabihan ~ anak ko|bata|pamangkin ko|bunso|apo ko|yo|years old|dalagita ~ tito|stepdad|stepfather|amain|lolo|kuya|kapitbahay|pinsan|tatay|teacher|coach|ninong|ari|pepe|pwet|dede|private',
    'nagsumbong|sumbong|kwento|umamin|sabi ~ anak ko|pamangkin ko|bata|apo ko|bunso ~ hinawakan|hinipuan|pinahubad|ginalaw|ginapang|pinaghubad|private part',
  ],
  'elder-abuse': [
    'sinasaktan|pinapalo|kinukurot|ginugutom|tinatali|sinasampal|minumura at sinasaktan|hinahampas|ikinukulong|pinapabayaan ~ lola|lolo|matanda|nanay ko|tatay ko|pasyente ~ caregiver|nursing home|yaya|bantay|anak nya|apo|care home|manugang|facility',
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
}
