export const NOT = 'hindi|hndi|hnd|hinde|di|dina|diko|hindi na|di na|ayaw|ayaw na|wala nang|wala ng|walang'
export const PAIN =
  'masakit|sumasakit|sumakit|sakit|ang sakit|nananakit|kumikirot|kumirot|kirot|makirot|mahapdi|humahapdi|hapdi|nananakit|masaket|saket|skit|masakit na masakit|napakasakit'
export const VERY =
  'sobra|sobrang|sobra sobra|grabe|grabeng|matindi|matinding|napakasakit|namimilipit|di ko matiis|hindi ko matiis|di na matiis|hindi matiis|di matiis|di makatayo|hindi makatayo|hindi ako makatayo|di ako makatayo|hindi na makatayo|hindi siya makatayo|di sya makatayo|hindi sya makatayo|hindi makagalaw|bigla|biglang|biglaan|umiiyak sa sakit|nakabaluktot|di ko na kaya|hindi ko na kaya|ikamamatay|di makatulog|parang sinasaksak|parang hinihiwa'
export const CHILD =
  'anak|anak ko|bata|batang|baby|bby|sanggol|apo|bunso|pamangkin|toddler|panganay|kapatid kong bata|yung bata|babygirl|son|daughter|kid'
export const BLOOD =
  'dugo|dugong|duguan|dinudugo|dumudugo|nagdudugo|pagdurugo|nagdugo|dinugo|dumugo|bleeding|nagbleed|nag bleed|nagbi bleed|nagbibleed|pagdugo|pagdudugo|dumurugo|nagdurugo|nagdugu|dugu'
export const BELLY = 'tiyan|tyan|sikmura|puson|tummy|tian|tiyan ko'
