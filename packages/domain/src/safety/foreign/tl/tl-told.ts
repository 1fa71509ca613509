import { listed } from '../choices'
const years = Array.from({ length: 30 }, (_each, at) => 1995 + at).flatMap((year) =>
  ['noong', 'nung', 'nuong', 'noon'].map((word) => `${word} ${year}`).concat(`${year} pa`),
)

/** Words around a mention that decide how it counts. */
export const TAGALOG_TOLD = {
  deniedBefore: listed(
    'wala ring|wala din|wala ding|wala rin po|wala naman po|wala din po|no|denies|denied|without|negative sa|neg sa|nothing like|never had|walang|wala akong|wala syang|wala siyang|wala namang|wala naman akong|wala naman syang|wala naman siyang|hindi|hindi naman|hindi po|di|di naman|hnd|hndi|hindi na|di na|hindi ako|wala na akong|wala nang|wala ng|wala na|wala kaming|wala po|wala pong|wala po akong|imposibleng|wala|wala ako|wala sya|wala siya|wala kami|hindi pa|hindi sya|hindi siya|walang kahit anong|ni walang|wala rin|wala rin akong|di pa',
  ),
  deniedAfter: listed('wala naman|wala po|ay wala|hindi naman|wala din|wala rin|ay hindi|wala na|wala lahat').concat(
    'wala ,',
    'wala |',
  ),
  links: listed(
    'ang|ng|nang|sa|na|po|ko|ako|akong|siya|sya|syang|siyang|naman|namang|o|at|ni|mga|yung|masyadong|masyado|nga|rin|din|kahit|anumang|kahit na anong|problema|kami|talaga|or|and|pa|ba|balak|plano|balak na|iniisip|iniisip na|iniisip ko|iniisip kong|naiisip|naiisip na|naiisip ko|naman iniisip|nararamdamang|nararamdaman|pong|akong balak|akong planong|planong',
  ),
  commasPart: true as const,
  idioms: listed(
    'patay na patay|mamamatay sa tawa|mamatay sa kakatawa|mamamatay na ako sa kakatawa|mamamatay na ko sa kakatawa|mamatay ako sa tawa|patay gutom|mamatay sa gutom|mamatay sa hiya|mamamatay sa gutom|mamamatay na sa inip|patay tayo|patay ako sa nanay|patay ako nito',
    'sakit ng ulo ko sa|sakit sa ulo tong|sakit sa ulo ang|sakit ng ulo ang bill|sakit sa bulsa|masakit sa bulsa|sakit sa puso iniwan|ang sakit sa puso|masakit sa puso|ang sakit ng puso|heartbroken|masakit sa dibdib na|masakit ang puso ko dahil iniwan|sakit sa mata|masakit sa loob|masakit ang loob',
    'atake sa puso pag|atake sa puso kapag|hindi makahinga sa dami|di makahinga sa dami|di makahinga sa trabaho|hindi makahinga sa trabaho|di na makahinga sa utang|hindi na makahinga sa gastos|di makahinga sa tawa|hindi makahinga sa tawa|di makahinga kakatawa',
    'pinapatay ako ng|pinapatay ako sa trabaho|pinapatay sa trabaho|papatayin ako ng nanay ko|papatayin ako ni mama|papatayin ako ng boss|papatayin ako ng deadline|papatayin ako sa deadline',
    'dugo at pawis|dugot pawis|kadugo|donate ng dugo|mag donate ng dugo|pampalabnaw ng dugo|pagsusuri ng dugo|kunan ng dugo|kinunan ng dugo|kuha ng dugo|kumukulo ang dugo|kumukulo dugo|kumulo ang dugo',
    'mahimatay sa presyo|hinimatay sa presyo|himatayin sa presyo|mahihimatay ako sa bill|mahimatay sa bill|hihimatayin ako sa bill|aatakihin ako sa puso|aatakihin sa puso sa|atakihin sa puso sa|aatakehin ako sa puso|aatakehin sa puso|heart attack sa bill|heart attack sa laki|ma heart attack sa',
    'nalulunod sa utang|nalunod sa utang|lunod sa utang|nalulunod sa trabaho|nasunog ang kanin|nasunog ang niluluto|nasunog ang ulam|nakuryente sa kilig|kinilig|nahulog sa kanya|nahulog ang loob|nahulog na ako sa kanya|bumagsak sa exam|bumagsak ako sa|bumagsak ang system',
    'sumakit tiyan ko kakatawa|sumakit ang tiyan ko kakatawa|sakit ng tiyan ko kakatawa|sumakit ang tiyan ko sa kakatawa|sakit tiyan ko kakatawa|sumasakit ang tiyan ko kakatawa|patay malisya|patay na oras|sumasakit ang ulo ko sa bill|sumasakit ulo ko sa bill|pamatay ng oras',
    'dumudugo ang ilong ko sa english|nosebleed sa english|nosebleed ako sa|nanose bleed',
  ),
  past: [
    ...years,
    ...listed(
      'nung enero|noong enero|nung pebrero|noong pebrero|nung marso|noong marso|nung abril|noong abril|nung mayo|noong mayo|nung hunyo|noong hunyo|nung hulyo|noong hulyo|nung agosto|noong agosto|nung setyembre|noong setyembre|nung oktubre|noong oktubre|nung nobyembre|noong nobyembre|nung disyembre|noong disyembre|nakaraang taon|noong isang taon|nung isang taon|taon na ang nakakaraan|taon na ang nakalipas|taon na nakalipas|dati|datirati|dati pa|noon pa|nung bata|noong bata|nung bata pa|nung maliit|noong nakaraang|nung nakaraang buwan|nung nakaraang taon|matagal na panahon|buwan na ang nakalipas|years ago na|years ago po|sampung taon|limang taon na|last year|nung naospital|nung na er|nung na confine|nung na ospital|last year pa|last year po|nung high school|nung college|namatay sa|namatay po sa|ikinamatay|namatay na sa|kinamatay',
      'pelikula|sa movie|sa palabas|sa teleserye|teleserye|sa kdrama|bida|sa balita|sa netflix|sa nobela|sa kwento',
    ),
  ],
  now: listed(
    'ngayong|ngayon din|ngayon po sya|kanina|ulit|kagabi|kaysa dati|kesa dati|kumpara dati|tulad ng dati|gaya ng dati|kaninang|ngayon lang|bumalik|kasalukuyan|uli',
  ),
  office: listed(
    'bill|claim|insurance|bayad|babayaran|binayaran|covered|coverage|medicaid|medicare|copay|deductible|siningil|sinisingil|refill|prior auth|magbabayad|gastos|resibo|appeal|denied',
  ),
  general: listed(
    'anong gagawin pag|paano kung di humihinga ang pasyente|cpr training kami|bls training kami|nag cpr training|nag bls training|nag first aid training|ilang compressions|bls training|bls class|bls namin|bls exam|bls quiz|cpr training|cpr class|cpr exam|first aid training|first aid class|first aid seminar|paexplain|pa explain|paki explain|pakiexplain|ano ginagawa pag|ano ang ginagawa pag|ano ang ginagawa kapag|anong ginagawa pag|anong ginagawa kapag|ano gagawin daw pag|for quiz|sa quiz|quiz lang|para sa quiz|sa exam|board exam|nle review|reviewer|case study|case scenario|role play|roleplay|lecture namin|topic namin|report namin sa|thesis namin|nakalagay sa poster|nakasulat sa poster|sa brochure|difference ng|difference po ng|difference ba ng|ano difference|ano po difference|anong difference|ano po pinagkaiba|pinagkaiba ng|pagkakaiba ng|kaibahan ng|ano pinag kaiba|ano po pagkakaiba|sintomas ng|ano ang sintomas|anong sintomas|ano po ang sintomas|ano ang sanhi|ano po ang sanhi|ano ba ang sintomas|ano ang epekto|paano malalaman|pano malalaman|paano maiiwasan|paano maiwasan|pano maiwasan|pano maiiwasan|paano iwasan|para makaiwas|paano makaiwas|iwas stroke|para iwas|nagbabasa lang|normal ba pag|normal ba kapag|normal ba kung|normal ba ang dinudugo|normal ba dinudugo pag|pag buntis|kapag buntis|nabasa ko|ano ibig sabihin|anong ibig sabihin|research|para sa school|ano pinagkaiba|covered ba|covered po ba|kung sakaling|assignment',
  ),
}
